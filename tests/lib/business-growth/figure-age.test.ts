import { advise } from '@/lib/business-growth/advise';
import type { GrowthFacts } from '@/lib/business-growth/facts';
import { presentGrowth } from '@/lib/business-growth/present-growth';
import { readGrowth } from '@/lib/business-growth/read-growth';
import type { Locale } from '@/lib/i18n/locales';
import { fromGoogle, someFacts, someReading } from '@/tests/support/growth-facts';

// 11:24 and 11:30 am in Brisbane.
const readAt = '2026-11-20T01:24:00.000Z';
const askedAt = '2026-11-20T01:30:00.000Z';
const website = someReading({ readAt });

async function sources(facts: Partial<GrowthFacts>, locale: Locale = 'en') {
  const all = someFacts({ askedAt, ...facts });
  const { sources: told } = await presentGrowth(all, advise(all), { typed: {}, locale });
  return { figures: told.figures, asked: told.asked.map(({ text }) => text) };
}

describe('a figure', () => {
  it('of a website that was read earlier says when', async () => {
    const { figures, asked } = await sources({ website });
    expect(figures.digitalPresenceScore.text).toMatch(/read on .*20 Nov 2026, 11:24\sam.*Brisbane time/);
    expect(asked[1]).toMatch(/20 Nov 2026, 11:24\sam/);
  });

  it('from Google Maps says when it was asked', async () => {
    const places = { status: 'answered', business: null, rivals: null } as const;
    const { figures } = await sources({ places, rating: fromGoogle(4.5) });
    expect(figures.currentRating.text).toMatch(/^Google Maps, asked on .*20 Nov 2026, 11:30\sam/);
  });

  it('that is missing says that Google Maps was not asked, or did not answer', async () => {
    const notFound = async (status: 'off' | 'failed' | 'not-kept') =>
      (await sources({ places: { status } })).figures.currentRating.text;
    expect(await notFound('off')).toBe('Google Maps was not asked. Where we looked is listed below.');
    expect(await notFound('failed')).toContain('Google Maps didn’t answer');
    expect(await notFound('not-kept')).toBe('Where we looked is listed below.');
  });

  it('of an analysis that an older version stored has the time of its storing', async () => {
    const { askedAt: _asked, ...facts } = someFacts();
    const { readAt: _read, ...reading } = website;
    const payload = { facts: { ...facts, website: reading }, typed: {} };
    const result = await readGrowth({ payload, token: 'a'.repeat(22), createdAt: Date.parse(askedAt) }, 'en');
    expect(result?.sources.figures.digitalPresenceScore.text).toMatch(/20 Nov 2026, 11:30\sam/);
  });
});
