import type { GrowthFacts, Rival, WebsiteReading } from '@/lib/business-growth/facts';

/** A workshop with the required fields only. */
export function someFacts(facts: Partial<GrowthFacts> = {}): GrowthFacts {
  return {
    businessName: 'Ferry Road Autos',
    category: 'automotive',
    suburb: 'Southport',
    month: 5,
    askedAt: '2026-11-27T01:30:00.000Z',
    rating: null,
    reviewCount: null,
    rivals: null,
    places: { status: 'off' },
    website: { status: 'none' },
    ...facts,
  };
}

export function someReading(reading: Partial<WebsiteReading> = {}): WebsiteReading {
  return {
    status: 'read',
    host: 'ferryroadautos.example',
    readAt: '2026-11-27T01:24:00.000Z',
    score: 90,
    seo: 92,
    mobile: 95,
    speed: 85,
    failed: [],
    searchFaults: 0,
    obstacle: null,
    critical: [],
    stated: null,
    ...reading,
  };
}

/** Rivals with ratings from 4.0 upwards in steps of 0.1, and `reviewCount` reviews each. */
export function someRivals(count: number, reviewCount = 40): Rival[] {
  return Array.from({ length: count }, (_, index) => ({ rating: Math.min(5, 4 + index / 10), reviewCount }));
}

/** A rating or number of reviews that Google Maps gave. */
export const fromGoogle = (value: number) => ({ value, source: 'google' }) as const;
