/**
 * Attributes of a field for a website's address. Not of type url, because visitors type addresses without https://,
 * which the browser would reject without script.
 */
export const addressInput = {
  type: 'text',
  inputMode: 'url',
  dir: 'ltr',
  maxLength: 2048,
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
