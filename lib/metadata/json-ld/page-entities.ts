import type { Thing } from 'schema-dts';
import { loadPosts } from '@/lib/content/load-post';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/site/pages';
import { faqEntities } from './faq-entities';
import { packageEntities } from './package-entities';
import { blogEntities } from './post-entities';
import { seoEntities } from './seo-entities';
import { serviceEntities } from './service-entities';
import { type ToolId, toolEntities, tools } from './tool-entities';
import type { Words } from './words';

const describers: Partial<Record<PageId, (t: Words, locale: Locale) => Thing[]>> = {
  blog: (t, locale) => blogEntities(t, locale, loadPosts(locale)),
  services: serviceEntities,
  products: packageEntities,
  'seo-services': seoEntities,
  faq: faqEntities,
};

/** The entities of a page of the table, as structured data in the page's language. */
export function pageEntities(t: Words, locale: Locale, page: PageId): Thing[] {
  if (isTool(page)) return toolEntities(t, locale, page);
  return describers[page]?.(t, locale) ?? [];
}

function isTool(page: PageId): page is ToolId {
  return Object.hasOwn(tools, page);
}
