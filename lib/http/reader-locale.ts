import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';

/** The part of a Request that contains its language. */
interface Asked {
  url: string;
  headers: { get: (name: string) => string | null };
}

/**
 * The language of an answer. A form contains the language of its page, and a link in a mail that of the mail. Before
 * the body is read, the referring page determines it; else the first language of Accept-Language, which our own scripts
 * set.
 */
export function readerLocale(request: Asked, fields?: object): Locale {
  const inBody: unknown = fields && 'locale' in fields ? fields.locale : undefined;
  const said = inBody ?? new URL(request.url).searchParams.get('locale');
  if (typeof said === 'string' && isLocale(said)) return said;
  const asked = request.headers.get('accept-language')?.split(/[,;-]/, 1)[0]?.trim().toLowerCase();
  return refererLocale(request) ?? (isLocale(asked) ? asked : defaultLocale);
}

function refererLocale(request: Asked): Locale | undefined {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  if (page.host !== request.headers.get('host')) return undefined;
  const { locale, prefixed } = splitPath(page.pathname);
  return prefixed ? locale : undefined;
}
