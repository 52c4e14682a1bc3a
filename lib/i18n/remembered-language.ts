import { LOCALE_STORAGE_KEY } from './locale-cookie';
import { isLocale, type Locale } from './locales';

/** The choice stored in the browser. `unknown`: a code that isn't one of ours. */
export type RememberedLanguage = Locale | 'none' | 'unknown';

let read: RememberedLanguage | undefined;

/** Reads the choice once per page load. An unknown code is logged and removed, so that the next load recovers. */
export function rememberedLanguage(): RememberedLanguage {
  read ??= readStorage();
  return read;
}

function readStorage(): RememberedLanguage {
  try {
    const code = localStorage.getItem(LOCALE_STORAGE_KEY);
    if (code === null) return 'none';
    if (isLocale(code)) return code;
    console.error(`Unknown language code in storage: ${code}`);
    localStorage.removeItem(LOCALE_STORAGE_KEY);
    return 'unknown';
  } catch {
    return 'none';
  }
}
