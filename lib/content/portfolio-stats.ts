import { brand } from '@/lib/config/brand';

/** The figures at the top of the portfolio page, in order. A share is of 1; a `claim` has to be confirmed by the owner. */
export const portfolioStats = [
  { id: 'projects', count: brand.claims.projects, claim: true },
  { id: 'satisfaction', share: brand.claims.satisfaction, claim: true },
  { id: 'years', count: 15, claim: false },
  { id: 'industries', count: brand.claims.industries, claim: true },
] as const;
