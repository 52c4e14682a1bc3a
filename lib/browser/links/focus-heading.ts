let isAsked = false;

/** A link was followed by keyboard: the next page's heading gets the focus, from where Tab leads on and screen readers read on. */
export function askForHeading(): void {
  isAsked = true;
}

/** When another page is shown. Elsewhere the focus would be on the body, or on a link that both pages have. */
export function focusHeading(): void {
  if (!isAsked) return;
  isAsked = false;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || location.hash !== '') return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
