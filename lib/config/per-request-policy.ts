import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

let template: string | undefined;

/**
 * The content security policy of one answer that is rendered per request; undefined outside production, where pages
 * have none. Throws when the build wrote no policy: such a page must not be served without.
 */
export function perRequestPolicy(nonce: string): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  template ??= readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), '.next/per-request-policy.txt'),
    'utf8',
  );
  return template.replace('{nonce}', nonce);
}
