"""In the Year of the Dragon, with The Great Wall of China and The Super Events."""
