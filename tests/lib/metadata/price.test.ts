import { offerNode, price } from '@/lib/metadata/json-ld/offer';

describe('the price helper of structured data', () => {
  it.each([0, 33, 49.95, 1295])('gives %d dollars the currency AUD [META-11]', (dollars) => {
    expect(price(dollars)).toEqual({ price: dollars, priceCurrency: 'AUD' });
  });

  it.each([undefined, null])('adds neither price nor currency when the price is %s [META-12]', (none) => {
    expect(price(none)).toEqual({});
  });
});

describe('an offer', () => {
  it('that costs from so much a month says both, in AUD', () => {
    expect(offerNode({ dollars: 500, bound: 'from', per: 'month' })).toMatchObject({
      price: 500,
      priceCurrency: 'AUD',
      priceSpecification: { minPrice: 500, priceCurrency: 'AUD', unitCode: 'MON' },
    });
  });

  it.each([
    ['from', 'job', { minPrice: 500 }],
    ['exact', 'month', { price: 500, unitCode: 'MON', billingDuration: 1 }],
    ['exact', 'job', undefined],
  ] as const)('of a price %s by the %s says no more than that', (bound, per, detail) => {
    const type = { '@type': 'UnitPriceSpecification', priceCurrency: 'AUD' };
    expect(offerNode({ dollars: 500, bound, per })).toEqual({
      '@type': 'Offer',
      price: 500,
      priceCurrency: 'AUD',
      offeredBy: expect.anything(),
      ...(detail && { priceSpecification: { ...type, ...detail } }),
    });
  });

  it('without a price has none anywhere', () => {
    const text = JSON.stringify(offerNode({ name: 'By quote', dollars: null, bound: 'from', per: 'month' }));
    expect(text).not.toMatch(/price|AUD/i);
  });

  it('that is free costs 0', () => {
    expect(offerNode({ dollars: 0 })).toMatchObject({ price: 0, priceCurrency: 'AUD' });
  });
});
