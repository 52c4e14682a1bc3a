import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * All settings of the site, blank. A blank setting counts as unset and overrides `.env` files, so that a test never mails
 * real people with a developer's own key.
 */
export function blankSettings(): Record<string, string> {
  const example = path.resolve('.env.example');
  const text = existsSync(example) ? readFileSync(example, 'utf8') : '';
  const names = [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].flatMap((match) => match[1] ?? []);
  return Object.fromEntries(names.map((name) => [name, '']));
}
