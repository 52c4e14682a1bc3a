import { createHash } from 'node:crypto';
import { reportDirectives } from './reporting';

export interface PolicyOptions {
  /** Whether visitors use https: http subresources are then upgraded to https. */
  https: boolean;
  /** Whether a measurement id is configured: its provider's hosts are then allowed. */
  analytics: boolean;
  /** A meta element can't contain frame-ancestors and reporting directives: browsers would log an error. */
  carrier: 'header' | 'meta';
}

const scriptStart = /<script\b([^<>]*)>/i;
const javaScriptTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);
const tagManager = 'https://*.googletagmanager.com';
const collectors = 'https://*.google-analytics.com https://*.analytics.google.com';

/** The strict policy of a prerendered page: only scripts of the site itself, and the inline scripts that it was built with. */
export function contentSecurityPolicy(html: string, options: PolicyOptions): string {
  return policyWithScripts(inlineScriptHashes(html), options);
}

/** The same for given inline scripts, each as a CSP source: a hash, or a nonce. */
export function policyWithScripts(
  inlineScripts: readonly string[],
  { https, analytics, carrier }: PolicyOptions,
): string {
  const directives = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineScripts, ...(analytics ? [tagManager] : [])].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${analytics ? ` ${tagManager} ${collectors}` : ''}`,
    `font-src 'self'`,
    `connect-src 'self'${analytics ? ` ${tagManager} ${collectors}` : ''}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    ...(carrier === 'header' ? [`frame-ancestors 'none'`] : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
    ...(carrier === 'header' ? reportDirectives : []),
  ];
  return directives.join('; ');
}

/** Hashes in CSP's format, without duplicates; scripts with a `src` and data blocks such as JSON-LD run nothing inline. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const piece of html.split(/<\/script>/i).slice(0, -1)) {
    const start = scriptStart.exec(piece);
    if (!start) continue;
    const [tag, attributes = ''] = start;
    const body = piece.slice(start.index + tag.length);
    if (/\ssrc\s*=/i.test(attributes) || !isJavaScript(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

function isJavaScript(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return javaScriptTypes.has(type.toLowerCase());
}
