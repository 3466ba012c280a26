"""Whether a running bot is well: figures, the gateway's age, the watchdog."""
