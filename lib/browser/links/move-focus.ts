/** A link, found again among those of its page that lead to the same address. */
interface Followed {
  address: string;
  place: number;
}

let isAsked = false;

/** By the key of a history entry: the link followed there by keyboard, or nothing where the heading had the focus. */
const focused = new Map<string, Followed | undefined>();

/**
 * A link was followed by keyboard: the next page's heading gets the focus, from where Tab leads on and screen readers read on, and the
 * link itself on Back, in browsers with the Navigation API.
 */
export function leaveByKeyboard(link: HTMLAnchorElement): void {
  isAsked = true;
  const address = link.getAttribute('href');
  if (address) focused.set(readKey(), { address, place: listLinks(address).indexOf(link) });
}

/** When another page is shown. Elsewhere the focus would be on the body, or on a link that both pages have. */
export function moveFocus(): void {
  const key = readKey();
  if (isAsked && location.hash === '') focused.set(key, undefined);
  isAsked = false;
  if (!focused.has(key)) return;
  const link = focused.get(key);
  if (!link || !takesFocus(listLinks(link.address)[link.place])) focusHeading();
}

/** Without the Navigation API, the page on show counts as a new one each time. */
function readKey(): string {
  return window.navigation?.currentEntry?.key ?? `${performance.now()}`;
}

function listLinks(address: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);
}

/** A link in a menu that is closed can't have the focus. */
function takesFocus(link: HTMLAnchorElement | undefined): boolean {
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
