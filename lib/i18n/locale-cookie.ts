/** Name of the cookie and of the localStorage key that store a visitor's language choice. */
export const LOCALE_COOKIE = 'NEXT_LOCALE';
export const LOCALE_STORAGE_KEY = 'language';
/** One year. */
export const LOCALE_COOKIE_MAX_AGE_SECONDS = 31_536_000;
