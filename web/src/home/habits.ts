// My play over many games: the page is written by the server, nothing moves on it.

import "./home";
import "./habits.css";
