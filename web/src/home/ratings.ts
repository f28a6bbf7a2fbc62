// My ratings: the page is drawn by the server; days are said as the reader's clock has them.

import "./home";
import "./ratings.css";

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
  const at = new Date(Number(time.dataset.at) * 1000);
  time.dateTime = at.toISOString();
  time.textContent = at.toLocaleDateString(document.documentElement.lang);
}
