// My ratings: the page is drawn by the server; days are said as the reader's clock has them.

import "./home";
import "./ratings.css";
