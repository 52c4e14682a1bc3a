/** An address in a reserved domain, so that stored data that requires an address stays valid. */
const erased = 'erased@address.invalid';

/** Whether a text, JSON in a text, or any part of a value contains exactly this address, not just one that ends with it. */
export function mentions(value: unknown, email: string): boolean {
  if (typeof value === 'string') {
    const parsed = parseJson(value);
    return parsed === undefined ? pattern(email).test(value) : mentions(parsed, email);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => pattern(email).test(key) || mentions(part, email));
}

/** The text or JSON text without the address. */
export function eraseMentions(text: string, email: string): string {
  const parsed = parseJson(text);
  return parsed === undefined
    ? text.replace(pattern(email), erased)
    : JSON.stringify(eraseInside(parsed, email));
}

function eraseInside(value: unknown, email: string): unknown {
  if (typeof value === 'string') return value.replace(pattern(email), erased);
  if (Array.isArray(value)) return value.map((part) => eraseInside(part, email));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key.replace(pattern(email), erased),
      eraseInside(part, email),
    ]),
  );
}

/** Undefined if the text isn't a JSON object or array. */
function parseJson(text: string): unknown {
  if (!/^[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pattern(email: string): RegExp {
  const spellings = [email, encodeURIComponent(email), email.replaceAll("'", '&#39;')].map(escapeForPattern);
  return new RegExp(`(?<![\\w.+-])(?:${[...new Set(spellings)].join('|')})(?![\\w-]|\\.\\w)`, 'gi');
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
