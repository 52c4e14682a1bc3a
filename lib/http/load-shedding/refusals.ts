import 'server-only';
import { createHash } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import type { ErrorCode } from '@/lib/errors';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import type words from '@/messages/en/overload.json';
import { phoneFor } from '../phone-for';

/** Prepared responses to refused requests. */
export interface Refusals {
  /** For the request of a page; it reloads itself. */
  page: Buffer;
  /** For a posted form; it doesn't reload itself, because that would not post the form again. */
  formPage: Buffer;
  /** For a script, by the reason. */
  json: Record<RefusalCode, Buffer>;
}

export type RefusalCode = ErrorCode & ('overloaded' | 'not_found' | 'method_not_allowed');

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark;background:Canvas;color:CanvasText}' +
  'main{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{line-height:1.2}a{color:LinkText;font-weight:700}';

const styleHash = createHash('sha256').update(style, 'utf8').digest('base64');

/** The content security policy of both pages: only their inline style is allowed. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Prepared at startup, because an overloaded process should not have to render anything. */
export async function prepareRefusals(): Promise<ReadonlyMap<Locale, Refusals>> {
  const prepared = localeCodes.map(async (locale) => [locale, await prepare(locale)] as const);
  return new Map(await Promise.all(prepared));
}

async function prepare(locale: Locale): Promise<Refusals> {
  const messages = await loadWords(locale);
  const t = createTranslator({ locale, messages });
  const page = (advice: string) => Buffer.from(pageHtml(locale, { ...messages.overload, advice }));
  const json = (code: RefusalCode) =>
    Buffer.from(
      JSON.stringify({ success: false, code, message: t(`errors.${code}`, { phone: phoneFor(locale) }) }),
    );
  return {
    page: page(messages.overload.retry),
    formPage: page(messages.overload.notSent),
    json: {
      overloaded: json('overloaded'),
      not_found: json('not_found'),
      method_not_allowed: json('method_not_allowed'),
    },
  };
}

/** Loads only two files: all messages of all languages are four megabytes. */
async function loadWords(locale: Locale) {
  const overload: { default: typeof words } = await import(`../../../messages/${locale}/overload.json`);
  const errors: { default: Record<RefusalCode, string> } = await import(
    `../../../messages/${locale}/errors.json`
  );
  return { overload: overload.default, errors: errors.default };
}

function pageHtml(
  locale: Locale,
  say: { title: string; text: string; advice: string; call: string },
): string {
  const { hrefLang, dir } = locales[locale];
  const text = (words: string) => escapeHtml(words);
  const phone = `<a href="${text(brand.phoneHref)}"><bdi>${text(brand.phone)}</bdi></a>`;
  return (
    `<!doctype html><html lang="${hrefLang}" dir="${dir}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${text(say.title)} | ${text(brand.name)}</title><style>${style}</style></head>` +
    `<body><main><p>${text(brand.name)}</p><h1>${text(say.title)}</h1><p>${text(say.text)}</p>` +
    `<p>${text(say.advice)}</p><p>${text(say.call)} ${phone}</p></main></body></html>`
  );
}
