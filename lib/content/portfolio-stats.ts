import { firm } from './firm';

/** The figures of the portfolio page, in their order. Shares: 1 is 100 %. */
export const portfolioStats = [
  { id: 'projects', count: firm.projects },
  { id: 'satisfaction', share: firm.satisfaction },
  { id: 'years', count: 15 },
  { id: 'industries', count: firm.industries },
] as const;
