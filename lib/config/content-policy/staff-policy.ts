import 'server-only';

/**
 * The content security policy of the staff desk: only its own files, and scripts of Next with the nonce of this response.
 * Undefined outside production, where Next uses `eval`.
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
    // For the sandboxed preview of a mail.
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
