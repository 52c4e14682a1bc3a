/** Key of the setting in browser storage; its values are "true" and "false". */
export const SOUND_STORAGE_KEY = 'soundEnabled';

const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** Whether sounds are on; they are by default. */
export function isSoundOn(): boolean {
  chosen ??= readStorage();
  return chosen;
}

export function setSound(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(SOUND_STORAGE_KEY, String(on));
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Also listens to `storage` events, so that a choice made in another tab applies here. */
export function subscribeSound(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SOUND_STORAGE_KEY && event.key !== null) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readStorage(): boolean {
  try {
    return localStorage.getItem(SOUND_STORAGE_KEY) !== 'false';
  } catch {
    return true;
  }
}
