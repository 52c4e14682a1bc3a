import { brand } from '@/lib/config/brand';

/** The figures over the doors of the portfolio page, in their order. A share is of one; `claim` is for the owner to confirm. */
export const portfolioStats = [
  { id: 'projects', count: brand.claims.projects, claim: true },
  { id: 'satisfaction', share: brand.claims.satisfaction, claim: true },
  { id: 'years', count: 15, claim: false },
  { id: 'industries', count: brand.claims.industries, claim: true },
] as const;
