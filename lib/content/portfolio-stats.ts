import { brand } from '@/lib/config/brand';

/** The figures at the top of the portfolio page, in order. A share is of 1. */
export const portfolioStats = [
  { id: 'projects', count: brand.claims.projects },
  { id: 'satisfaction', share: brand.claims.satisfaction },
  { id: 'years', count: 15 },
  { id: 'industries', count: brand.claims.industries },
] as const;
