import 'server-only';
import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import type { TypedForm } from './typed-form';
import { t } from './words';

const style =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-inline-size:34rem;margin:15vh auto;' +
  'padding-inline:1.25rem}h1{font-size:1.5rem;line-height:1.2}blockquote{margin:0;padding-inline-start:1rem;' +
  'border-inline-start:4px solid;white-space:pre-wrap;overflow-wrap:anywhere}form{display:grid;gap:.5rem;margin-block:1rem}' +
  'label{font-weight:600}input,textarea,button{box-sizing:border-box;font:inherit;padding:.5rem .75rem;min-block-size:2.75rem}' +
  'textarea{min-block-size:14rem}button{justify-self:start}a{display:inline-block;padding-block:.6rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

interface AnswerPage {
  status: number;
  title: string;
  text: string;
  /** What has to be done first, one a line. */
  list?: string[];
  /** A text to compare with, and whose it is. */
  quote?: { label: string; text: string };
  /** What was typed and isn't stored, in a form that can be sent again. */
  typed?: TypedForm | undefined;
  /** The next page; the list of leads by default. `isElsewhere`: in a window of its own, so that this one keeps its text. */
  link?: { href: string; label: string; isElsewhere?: boolean };
}

/** The answer to a form whose action failed. It is plain HTML, because a route can't render a Next page with a status. */
export function answerPage(page: AnswerPage, retryAfter: string | null = null): Response {
  const { href, label, isElsewhere } = page.link ?? { href: '/staff/leads', label: t('failed.back') };
  const target = isElsewhere || page.typed ? ' target="_blank"' : '';
  const html = [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(page.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.text)}</p>`,
    page.list ? `<ul>${page.list.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '',
    page.quote
      ? `<p>${escapeHtml(page.quote.label)}</p><blockquote dir="auto">${escapeHtml(page.quote.text)}</blockquote>`
      : '',
    `<p><a href="${escapeHtml(href)}"${target}>${escapeHtml(label)}</a></p>`,
    page.typed ? renderTyped(page.typed) : '',
    '</main></body></html>',
  ].join('\n');
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'X-Robots-Tag': 'noindex, nofollow',
  });
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return new Response(html, { status: page.status, headers });
}

function renderTyped({ action, typed, hidden, button }: TypedForm): string {
  return [
    `<form method="post" action="${escapeHtml(action)}">`,
    ...typed.map(({ name, label, value, isLong }) => {
      const field = isLong
        ? // The parser drops a line break at the beginning.
          `<textarea id="${name}" name="${name}" dir="auto">\n${escapeHtml(value)}</textarea>`
        : `<input id="${name}" name="${name}" dir="auto" value="${escapeHtml(value)}">`;
      return `<label for="${name}">${escapeHtml(label)}</label>${field}`;
    }),
    ...hidden.map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    ),
    `<button type="submit">${escapeHtml(button)}</button></form>`,
  ].join('\n');
}
