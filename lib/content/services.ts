/** The ten services in the order in which they are shown. Words live in the message files, under the same ids. */
export const services = [
  { id: 'website-design', icon: 'laptop-code', priceFrom: { dollars: 495, per: 'job' } },
  { id: 'seo-performance', icon: 'chart-line', priceFrom: { dollars: 500, per: 'month' } },
  { id: 'digital-marketing', icon: 'bullhorn', priceFrom: { dollars: 295, per: 'month' } },
  { id: 'web-optimization', icon: 'lightbulb', priceFrom: null },
  { id: 'website-maintenance', icon: 'laptop-code', priceFrom: { dollars: 33, per: 'month' } },
  { id: 'e-commerce-solutions', icon: 'laptop-code', priceFrom: null },
  { id: 'email-hosting', icon: 'mail', priceFrom: { dollars: 99, per: 'month' } },
  { id: 'branding-identity', icon: 'lightbulb', priceFrom: null },
  { id: 'local-business-listings', icon: 'search', priceFrom: null },
  { id: 'website-analytics', icon: 'chart-line', priceFrom: null },
] as const satisfies readonly ServiceRow[];

interface ServiceRow {
  id: string;
  icon: 'chart-line' | 'bullhorn' | 'laptop-code' | 'lightbulb' | 'search' | 'mail';
  /** Australian dollars; null where the quote depends on the job. */
  priceFrom: { dollars: number; per: 'job' | 'month' } | null;
}

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];
