/** Which details elements the visitor has opened (true) or closed, by `nameDetails`. */
type Opened = Readonly<Record<string, boolean>>;

/** Of the page on show. */
let opened: Opened = {};

/**
 * Remembers in the history entry which details elements of the page's main part the visitor has opened or closed; so do the
 * entries that links within the page add. Browsers without the Navigation API don't.
 * @returns a function that stops it
 */
export function rememberDetails(): () => void {
  const { navigation } = window;

  function note({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement) || !target.closest('main')) return;
    add(target);
    write();
  }

  function add(element: HTMLDetailsElement) {
    opened = { ...opened, [nameDetails(element)]: element.open };
  }

  function carry({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
    // Read at once: Next replaces the entry's state when it shows the page again.
    if (navigationType === 'traverse') opened = readEntry();
    if (navigationType !== 'push' && navigationType !== 'replace') return;
    const isSamePage = from.url !== null && new URL(from.url).pathname === location.pathname;
    if (isSamePage) write();
    else opened = {};
  }

  function write() {
    if (Object.keys(opened).length > 0) navigation?.updateCurrentEntry({ state: { opened } });
  }

  // What the address or an early press has opened before this ran.
  for (const element of document.querySelectorAll<HTMLDetailsElement>('main details[open]')) add(element);
  write();
  addEventListener('toggle', note, true);
  navigation?.addEventListener('currententrychange', carry);
  return () => {
    removeEventListener('toggle', note, true);
    navigation?.removeEventListener('currententrychange', carry);
  };
}

/**
 * Opens and closes again what the visitor had when they left: on Back, Forward and reload, before the scroll position is
 * restored, which was measured with it.
 */
export function reopenDetails(): void {
  opened = readEntry();
  for (const element of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    const isOpen = opened[nameDetails(element)];
    if (isOpen !== undefined && element.open !== isOpen) element.open = isOpen;
  }
}

/** Its place in the next element around it that has an id. */
function nameDetails(element: HTMLDetailsElement): string {
  const around = element.parentElement?.closest('[id]');
  return `${around?.id} ${[...(around?.querySelectorAll('details') ?? [])].indexOf(element)}`;
}

function readEntry(): Opened {
  const state: unknown = window.navigation?.currentEntry?.getState();
  return isEntry(state) ? state.opened : {};
}

function isEntry(state: unknown): state is { opened: Opened } {
  return typeof state === 'object' && state !== null && 'opened' in state;
}
