import type { PageId } from '@/lib/site/pages';

/** Places of the coast. */
export const shores = ['coast', 'road', 'beach', 'street', 'canals', 'jetty', 'ranges'] as const;

export type Shore = (typeof shores)[number];

/** In the logo's file: the pages that end there already load the most files. */
const withLogo: ReadonlySet<Shore> = new Set(['beach', 'road']);

/** Address of the drawing of a place. */
export function shoreFile(shore: Shore): string {
  return withLogo.has(shore) ? `/art/shell.svg#${shore}` : `/art/shores/${shore}.svg#shore`;
}

/** The place at the end of each page: one for all pages of a kind. */
export const pageShores: Readonly<Record<PageId, Shore>> = {
  home: 'coast',
  services: 'road',
  products: 'road',
  'seo-services': 'road',
  clients: 'street',
  about: 'canals',
  contact: 'canals',
  faq: 'canals',
  profile: 'canals',
  success: 'canals',
  blog: 'jetty',
  'tech-tips': 'jetty',
  'seo-checker': 'beach',
  'seo-audit': 'beach',
  weather: 'beach',
  'business-growth': 'beach',
  'smart-personalization': 'beach',
  'ai-recommendations': 'beach',
  'how-we-score': 'ranges',
  bot: 'ranges',
  accessibility: 'ranges',
  'privacy-policy': 'ranges',
  terms: 'ranges',
  'theme-demo': 'ranges',
};
