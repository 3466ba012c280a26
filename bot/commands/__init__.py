"""What users can do: slash commands and the presses of cards."""
