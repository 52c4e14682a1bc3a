import 'server-only';
import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import { t } from './words';

const style =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-inline-size:34rem;margin:15vh auto;' +
  'padding-inline:1.25rem}h1{font-size:1.5rem;line-height:1.2}blockquote{margin:0;padding-inline-start:1rem;' +
  'border-inline-start:4px solid;white-space:pre-wrap}';
const styleHash = createHash('sha256').update(style).digest('base64');

interface AnswerPage {
  status: number;
  title: string;
  text: string;
  /** Typed text that was not stored, shown so that it can be copied. */
  typed?: string | undefined;
  /** What has to be done first, one a line. */
  list?: string[];
  /** The next page; the list of leads by default. */
  link?: { href: string; label: string };
}

/** The answer to a form whose action failed. It is plain HTML, because a route can't render a Next page with a status. */
export function answerPage(page: AnswerPage, retryAfter: string | null = null): Response {
  const link = page.link ?? { href: '/staff/leads', label: t('failed.back') };
  const html = [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(page.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.text)}</p>`,
    page.list ? `<ul>${page.list.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '',
    page.typed
      ? `<p>${escapeHtml(t('failed.typed'))}</p><blockquote>${escapeHtml(page.typed)}</blockquote>`
      : '',
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></main></body></html>`,
  ].join('\n');
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    'X-Robots-Tag': 'noindex, nofollow',
  });
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return new Response(html, { status: page.status, headers });
}
