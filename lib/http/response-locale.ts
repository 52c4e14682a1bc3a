import type { IncomingMessage } from 'node:http';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';

/** The parts of a Request that determine its language. */
interface Asked {
  url: string;
  headers: { get: (name: string) => string | null };
}

/**
 * The language of a response: that in the form's fields, or in the query of a mail's link. Without one, or before the
 * body has been read, that of the referring page; else the first language of Accept-Language, which our own scripts set.
 * `middleware.ts` decides the language of pages.
 */
export function responseLocale(request: Asked, fields?: object): Locale {
  const inBody: unknown = fields && 'locale' in fields ? fields.locale : undefined;
  const given = inBody ?? new URL(request.url).searchParams.get('locale');
  if (typeof given === 'string' && isLocale(given)) return given;
  const asked = request.headers.get('accept-language')?.split(/[,;-]/, 1)[0]?.trim().toLowerCase();
  return refererLocale(request) ?? (isLocale(asked) ? asked : defaultLocale);
}

/** The same for a request as Node's server gives it. */
export function nodeResponseLocale({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Locale {
  const get = (name: string) => headers[name]?.toString() ?? null;
  return responseLocale({ url: `http://localhost/?${url.split('?', 2)[1] ?? ''}`, headers: { get } });
}

function refererLocale(request: Asked): Locale | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  if (page.host !== request.headers.get('host')) return undefined;
  const { locale, prefixed } = splitPath(page.pathname);
  return prefixed ? locale : undefined;
}
