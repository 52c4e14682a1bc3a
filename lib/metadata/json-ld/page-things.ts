import type { Thing } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/site/pages';
import { faqThings } from './faq-things';
import { packageThings } from './package-things';
import { seoThings } from './seo-things';
import { serviceThings } from './service-things';
import { type ToolId, tools, toolThings } from './tool-things';
import type { Words } from './words';

const tellers: Partial<Record<PageId, (t: Words, locale: Locale) => Thing[]>> = {
  services: serviceThings,
  products: packageThings,
  'seo-services': seoThings,
  faq: faqThings,
};

/** What a page of the table offers or answers, as structured data in the page's language. */
export function pageThings(t: Words, locale: Locale, page: PageId): Thing[] {
  if (isTool(page)) return toolThings(t, locale, page);
  return tellers[page]?.(t, locale) ?? [];
}

function isTool(page: PageId): page is ToolId {
  return Object.hasOwn(tools, page);
}
