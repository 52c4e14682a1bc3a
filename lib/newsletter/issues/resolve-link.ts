import 'server-only';
import { parse } from 'tldts';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';
import { canonicalPath } from '@/lib/site/canonical-path';
import { feedPath, knownPaths } from '@/lib/site/pages';

/**
 * `missing`: no address. `anchor`: a place in the mail itself, which mail programs don't go to. `scheme`: none that a mail may
 * contain. `host`: neither a website nor a page of ours. `page`: our site has no such page.
 */
export type LinkFault = 'missing' | 'anchor' | 'scheme' | 'host' | 'page';

export interface ResolvedLink {
  /** Absolute; a link to our own pages leads to the reader's language. */
  url: string;
  /** What was written lacked its scheme or a part of it. */
  isCompleted: boolean;
}

/** What has to follow a scheme other than that of the web. */
const parts: Record<string, RegExp> = { mailto: /.@./, tel: /\d{3}/ };

/** The absolute address of a link in an issue, completed where it can only mean one thing, or why there is none. */
export function resolveLink(written: string, locale: Locale): ResolvedLink | LinkFault {
  const href = written.trim();
  if (href === '') return 'missing';
  if (href.startsWith('#')) return 'anchor';
  const completed = complete(href);
  if (completed === 'scheme' || completed === 'host') return completed;
  if (!URL.canParse(completed, env.SITE_URL)) return 'host';
  const url = new URL(completed, env.SITE_URL);
  if (url.origin === new URL(env.SITE_URL).origin) {
    if (!isOurs(url.pathname)) return 'page';
    const { path, prefixed } = splitPath(url.pathname);
    if (!prefixed && knownPaths.includes(path)) url.pathname = localePath(locale, path);
  } else if (/^https?:/.test(url.protocol) && !url.hostname.includes('.')) {
    return 'host';
  }
  return { url: url.href, isCompleted: completed !== href };
}

/** The address as the mail has it; undefined for a link without one, whose words remain. */
export function findLinkUrl(written: string, locale: Locale): string | undefined {
  const link = resolveLink(written, locale);
  return typeof link === 'string' ? undefined : link.url;
}

/** With a scheme, or a path of ours. */
function complete(href: string): string | 'scheme' | 'host' {
  if (isMailAddress(href.split('?', 1)[0] ?? '')) return `mailto:${href}`;
  // A colon or slash of https:// is easily lost.
  const web = href.match(/^https?(?=:|\/\/)/i)?.[0];
  if (web) {
    const host = href.slice(web.length).replace(/^:?\/*/, '');
    return host ? `${web}://${host}` : 'host';
  }
  const [, scheme, rest = ''] = href.match(/^([a-z][a-z\d+.-]*):(.*)$/i) ?? [];
  if (scheme && !(scheme.includes('.') && /^\d/.test(rest))) {
    const needed = parts[scheme.toLowerCase()];
    return needed ? (needed.test(rest) ? href : 'host') : 'scheme';
  }
  if (href.startsWith('//')) return `https:${href}`;
  if (href.startsWith('/')) return href;
  if (/^\+?[\d ().-]{6,20}$/.test(href)) return `tel:${href.replace(/[ ().-]/g, '')}`;
  const path = `/${href.replace(/^\.\//, '')}`;
  if (isOurs(path.split(/[?#]/, 1)[0] ?? '')) return path;
  return isWebHost(href.split(/[/?#:]/, 1)[0] ?? '') ? `https://${href}` : 'host';
}

function isMailAddress(text: string): boolean {
  const [name, host, ...more] = text.split('@');
  const isPlain = (part = '') => part !== '' && !/[\s/?#:]/.test(part);
  return more.length === 0 && isPlain(name) && isPlain(host) && /[^.]\.[^.]/.test(host ?? '');
}

function isWebHost(host: string): boolean {
  if (!/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(host)) return false;
  const { isIcann, domain } = parse(host);
  return host.startsWith('www.') || (isIcann === true && domain !== null);
}

/** A page of ours in any language and spelling, or a file of ours, of which no list exists. */
function isOurs(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return (
    [...knownPaths, feedPath].includes(path) ||
    canonicalPath(pathname) !== undefined ||
    /^\/(reports|og|art)\/.|^\/[\w-]+\.(xml|txt|png|ico)$/.test(path)
  );
}
