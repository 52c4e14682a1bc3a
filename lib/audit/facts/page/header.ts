import type { WebPage } from '@/lib/web-page/page';

/** Every value of a header, in order of arrival; names are case-insensitive. */
export function headerValues({ headers }: Pick<WebPage, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([header]) => header.toLowerCase() === wanted).map(([, value]) => value);
}

/** The first value of a header; null without one. */
export function headerValue(page: Pick<WebPage, 'headers'>, name: string): string | null {
  return headerValues(page, name)[0] ?? null;
}
