import { firm } from './firm';

/** The figures over the doors of the portfolio page, in their order. A share is of one. */
export const portfolioStats = [
  { id: 'projects', count: firm.projects },
  { id: 'satisfaction', share: firm.satisfaction },
  { id: 'years', count: 15 },
  { id: 'industries', count: firm.industries },
] as const;
