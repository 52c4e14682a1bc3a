import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';

export function confirmUrl(token: string, locale: Locale): string {
  return buildNewsletterUrl('confirm', token, locale);
}

export function unsubscribeUrl(token: string, locale: Locale): string {
  return buildNewsletterUrl('unsubscribe', token, locale);
}

/**
 * The header fields for unsubscribing in a mail program, by a POST request (RFC 8058) or by mail (RFC 2369). A mailed
 * request contains the token, so that staff can end the right subscription.
 */
export function unsubscribeHeaders(token: string, locale: Locale): Record<string, string> {
  const subject = encodeURIComponent(`Unsubscribe ${token}`);
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(token, locale)}>, <mailto:${brand.email}?subject=${subject}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Includes the language, for the response if the subscription no longer exists. */
function buildNewsletterUrl(action: 'confirm' | 'unsubscribe', token: string, locale: Locale): string {
  const url = new URL(`/api/newsletter/${action}`, env.SITE_URL);
  url.searchParams.set('token', token);
  url.searchParams.set('locale', locale);
  return url.href;
}
