const EVENT = 'cookie-preferences';

/** Asks for the preferences dialog from anywhere on the page. */
export function requestPreferences(): void {
  dispatchEvent(new Event(EVENT));
}

/** Hears such requests until the returned function is called. */
export function onPreferencesRequest(open: () => void): () => void {
  addEventListener(EVENT, open);
  return () => removeEventListener(EVENT, open);
}
