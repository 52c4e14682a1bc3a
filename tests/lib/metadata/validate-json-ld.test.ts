import { validateJsonLd } from '@/tests/support/validate-json-ld';

const context = { '@context': 'https://schema.org' };
const firm = { '@type': 'Organization', '@id': '#firm', name: 'A firm' };

/** Faults of a graph of the firm and these nodes. */
function faultsWith(...nodes: object[]): string[] {
  return validateJsonLd({ ...context, '@graph': [firm, ...nodes] });
}

describe('structured data', () => {
  it('without a fault has none found', () => {
    const page = { '@type': 'WebPage', '@id': '#page', about: { '@id': '#firm' } };
    const service = {
      '@type': 'Service',
      '@id': '#service',
      offers: [{ '@type': 'Offer', price: 0, priceCurrency: 'AUD' }],
    };
    expect(faultsWith(page, service)).toEqual([]);
  });

  it.each([
    [
      'a reference to nothing',
      { '@type': 'WebPage', '@id': '#page', about: { '@id': '#nobody' } },
      /#nobody is referred/,
    ],
    [
      'a reference to nothing, deep inside',
      { '@type': 'A', '@id': '#a', b: [{ '@type': 'B', c: { '@id': '#d' } }] },
      /#d is/,
    ],
    ['a node twice', firm, /#firm is in the graph twice/],
    ['a node without @id', { '@type': 'WebPage' }, /has no @id/],
    ['a part without @type', { '@type': 'A', '@id': '#a', part: { name: 'x' } }, /no @type/],
    ['an empty value', { '@type': 'A', '@id': '#a', name: '' }, /name of #a is empty/],
    ['a price without currency', { '@type': 'Offer', '@id': '#o', price: 5 }, /not in AUD/],
    [
      'a price in dollars of elsewhere',
      { '@type': 'Offer', '@id': '#o', price: 5, priceCurrency: 'USD' },
      /not in AUD/,
    ],
    ['a currency without price', { '@type': 'Offer', '@id': '#o', priceCurrency: 'AUD' }, /no price/],
  ])('with %s is found out', (_, node, fault) => {
    expect(faultsWith(node)).toEqual([expect.stringMatching(fault)]);
  });

  it('of another shape is found out', () => {
    expect(validateJsonLd('text')).toHaveLength(1);
    expect(validateJsonLd({ ...context })).toEqual(['It has no @graph.']);
    expect(validateJsonLd({ '@graph': [firm] })).toEqual(['Its @context is not https://schema.org.']);
  });
});
