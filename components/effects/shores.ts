import type { PageId } from '@/lib/site/pages';

/** The drawings in public/art/shores, and the beach in public/art/shell.svg. */
export const shores = ['coast', 'road', 'beach', 'street', 'canals', 'jetty', 'ranges'] as const;

export type Shore = (typeof shores)[number];

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
