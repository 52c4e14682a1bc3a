import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

let template: string | undefined;

/**
 * The content security policy for a page that is rendered per request; undefined outside production, where pages have
 * none. Throws if the build wrote no policy, without which such a page must not be served.
 */
export function perRequestPolicy(nonce: string): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  template ??= readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), '.next/per-request-policy.txt'),
    'utf8',
  );
  return template.replace('{nonce}', nonce);
}
