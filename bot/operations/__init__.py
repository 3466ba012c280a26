"""The operator's side: health, metrics, the watchdog and the doctor."""
