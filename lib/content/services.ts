import { marketingPlans } from './marketing-plans';
import { websitePackages } from './website-packages';

/**
 * The ten services in the order in which they are listed. Words are in the message file `services`, under the same ids:
 * name, shortDescription, longDescription, and one benefit for each of `benefitIds`.
 */
export const services = [
  {
    id: 'website-design',
    icon: 'laptop-code',
    priceFrom: { dollars: websitePackages[0].dollars, per: 'job' },
    alias: 'web-design',
  },
  { id: 'seo-performance', icon: 'chart-line', priceFrom: { dollars: 500, per: 'month' }, alias: 'seo' },
  {
    id: 'digital-marketing',
    icon: 'bullhorn',
    priceFrom: { dollars: marketingPlans[0].dollars, per: 'month' },
  },
  { id: 'web-optimization', icon: 'lightbulb', priceFrom: null },
  {
    id: 'website-maintenance',
    icon: 'laptop-code',
    priceFrom: { dollars: 33, per: 'month' },
    alias: 'maintenance',
  },
  { id: 'e-commerce-solutions', icon: 'laptop-code', priceFrom: null, alias: 'ecommerce' },
  { id: 'email-hosting', icon: 'mail', priceFrom: { dollars: 99, per: 'month' } },
  { id: 'branding-identity', icon: 'lightbulb', priceFrom: null },
  { id: 'local-business-listings', icon: 'search', priceFrom: null },
  { id: 'website-analytics', icon: 'chart-line', priceFrom: null },
] as const satisfies readonly ServiceRow[];

interface ServiceRow {
  id: string;
  icon: 'chart-line' | 'bullhorn' | 'laptop-code' | 'lightbulb' | 'search' | 'mail';
  /** Australian dollars; null if it is sold by quote only. */
  priceFrom: { dollars: number; per: 'job' | 'month' } | null;
  /** A second anchor of its section, used by the footer and old links. */
  alias?: string;
}

/** Keys of a service's benefits; every service has all of them. */
export const benefitIds = ['1', '2', '3'] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service['id'];

const byId = new Map<ServiceId, Service>(services.map((service) => [service.id, service]));

export function findService(id: ServiceId): Service {
  const service = byId.get(id);
  if (!service) throw new Error(`No service has the id ${id}`);
  return service;
}

/** Starting price of a service in Australian dollars. Throws if it is sold by quote only. */
export function startingPrice(id: ServiceId): number {
  const { priceFrom } = findService(id);
  if (!priceFrom) throw new Error(`The service ${id} has no starting price, but a text quotes one`);
  return priceFrom.dollars;
}
