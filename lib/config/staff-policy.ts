import 'server-only';

/**
 * The content security policy of the staff desk: nothing but its own files, and scripts of Next that have the nonce of
 * this answer. Undefined outside production, where Next evaluates code.
 */
export function staffPolicy(nonce: string): string | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    // The preview of a mail, in a sandbox.
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
