import { canals, coast, jetty, ranges, shell, street } from '@/components/art/drawing-addresses';
import type { PageId } from '@/lib/site/pages';

/** Drawings of places of the coast. Two are in the logo's file: the pages that end there already load the most files. */
export const shoreFiles = {
  coast: `${coast}#shore`,
  road: `${shell}#road`,
  beach: `${shell}#beach`,
  street: `${street}#shore`,
  canals: `${canals}#shore`,
  jetty: `${jetty}#shore`,
  ranges: `${ranges}#shore`,
};

export type Shore = keyof typeof shoreFiles;

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
