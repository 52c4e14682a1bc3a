import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';

export function confirmUrl(token: string): string {
  return urlOf('confirm', token);
}

export function unsubscribeUrl(token: string): string {
  return urlOf('unsubscribe', token);
}

/**
 * The header fields by which a mail program offers to unsubscribe: RFC 8058 with the address to post to, RFC 2369
 * with the one to write to. A written request carries the token, so that staff can end the right subscription.
 */
export function unsubscribeHeaders(token: string): Record<string, string> {
  const subject = encodeURIComponent(`Unsubscribe ${token}`);
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(token)}>, <mailto:${brand.email}?subject=${subject}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The token of an address made here; '' without one. */
export function tokenInAddress({ url }: { url: string }): string {
  return new URL(url).searchParams.get('token') ?? '';
}

function urlOf(action: 'confirm' | 'unsubscribe', token: string): string {
  const url = new URL(`/api/newsletter/${action}`, env.SITE_URL);
  url.searchParams.set('token', token);
  return url.href;
}
