/**
 * A file, as a strict policy forbids inline scripts. Filters operations, opens the one in the address, and
 * loads the script for trying operations with the first opened: by `import()`, as the page may create no
 * Trusted Types policy. Without it only the filter is missing.
 */
export const referenceScript = `"use strict";
const form = document.querySelector(".filter");
const input = form.querySelector("input");
const operations = [...document.querySelectorAll(".operation")];
const quiet = [...document.querySelectorAll(".conventions, .annex")];
const sections = [...document.querySelectorAll("section[data-area]")];
form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
function filter() {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const each of operations) {
    each.hidden = !words.every((word) => each.dataset.search.includes(word));
    if (!each.hidden) shown += 1;
  }
  for (const each of sections) each.hidden = !each.querySelector(".operation:not([hidden])");
  for (const each of quiet) each.hidden = words.length > 0;
  form.querySelector("output").textContent = words.length === 0 ? "" : String(shown);
  document.querySelector(".none").hidden = shown > 0;
}
input.addEventListener("input", filter);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === input || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  input.focus();
});
function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = target && target.closest("details");
  if (!details) return;
  details.open = true;
  details.scrollIntoView();
}
addEventListener("hashchange", open);
open();
const tryUrl = document.currentScript.dataset.try;
if (tryUrl) document.addEventListener("toggle", () => {
  if (document.querySelector(".operation[open]")) import(tryUrl);
}, true);
`;
