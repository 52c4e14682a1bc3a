const EVENT = 'cookie-preferences';

/** Opens the preferences dialog from anywhere on the page. */
export function requestPreferences(): void {
  dispatchEvent(new Event(EVENT));
}

/** Subscribes to such requests until the returned function is called. */
export function onPreferencesRequest(open: () => void): () => void {
  addEventListener(EVENT, open);
  return () => removeEventListener(EVENT, open);
}
