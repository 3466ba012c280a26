"""What operators watch: health, figures, and the doctor."""
