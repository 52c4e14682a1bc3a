import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { businessId } from './business';

interface OfferFacts {
  name?: string;
  url?: string;
  /** Australian dollars; null if sold by quote only. */
  dollars: number | null;
  /** Whether it is the lowest price, or the exact one. */
  bound?: 'from' | 'exact';
  per?: 'job' | 'month';
}

/** An offer with its price. https://schema.org/Offer */
export function offerNode({ name, url, dollars, bound = 'exact', per = 'job' }: OfferFacts): Offer {
  const needsDetail = dollars !== null && (bound === 'from' || per === 'month');
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...(url && { url }),
    ...price(dollars),
    ...(needsDetail && { priceSpecification: priceDetail(dollars, bound, per) }),
    offeredBy: { '@id': businessId },
  };
}

function priceDetail(dollars: number, bound: 'from' | 'exact', per: 'job' | 'month'): UnitPriceSpecification {
  const { priceCurrency } = price(dollars);
  return {
    '@type': 'UnitPriceSpecification',
    ...(bound === 'from' ? { minPrice: dollars } : { price: dollars }),
    priceCurrency,
    // UN/CEFACT's code of a month. https://schema.org/unitCode
    ...(per === 'month' && { unitCode: 'MON', billingDuration: 1 }),
  };
}

/** A price in Australian dollars as structured data; no properties if there is none. */
export function price(dollars?: number | null): { price?: number; priceCurrency?: 'AUD' } {
  return dollars == null ? {} : { price: dollars, priceCurrency: 'AUD' };
}
