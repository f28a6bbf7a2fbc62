"""Dragon Boats of the Four Seas: bid for Offerings, board the boats, settle the islands."""
