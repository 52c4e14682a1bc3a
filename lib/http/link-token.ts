import { createHash, randomBytes } from 'node:crypto';

/** The token of a link in a mail or of a private page: 128 random bits, in characters that need no escaping in a URL. */
export function createLinkToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The hash that is stored instead of a token. A token can't be guessed, so this needs neither salt nor a slow function. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token in the address of such a link; '' if there is none. */
export function tokenInLink({ url }: { url: string }): string {
  return new URL(url).searchParams.get('token') ?? '';
}
