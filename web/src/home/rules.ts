// The page of a game's rules: what every page has, and finding a sentence.

import "./home";
import "../rules.css";

import { findRules } from "../shell/rules";

const search = document.querySelector<HTMLInputElement>("#find-rule");
search?.addEventListener("input", () => findRules(document, search.value));
