// What is pressed before the page's own script has come is kept, and done once it has: nothing that was clicked is lost.
// This is a plain script, there before the page is drawn. The others are modules: all have run when the page is complete.

{
  const wished = new Map<Element, () => void>(); // pressed twice is wished once
  const keep = (event: Event) => {
    const target = event.target as Element;
    const form = event.type === "submit" && target.closest<HTMLFormElement>("form:not([action])");
    const button = event.type === "click" && target.closest<HTMLButtonElement>("button[type=button]");
    if (form) wished.set(form, () => form.requestSubmit((event as SubmitEvent).submitter));
    else if (button) wished.set(button, () => button.click());
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const kinds = ["click", "submit"];
  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener("DOMContentLoaded", () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    for (const act of wished.values()) act();
  });
}
