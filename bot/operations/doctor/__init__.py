"""What can be wrong with an installation: checks of the machine, the database, the running bot and Discord."""
