import { articleDetails } from '@/lib/audit/checks/structure/article-details';
import { knownTypes } from '@/lib/audit/checks/structure/known-types';
import { richResults } from '@/lib/audit/checks/structure/rich-results';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit } from '@/tests/support/visit';

const data = (value: object) => ({
  html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script><p>Hi`,
});
const step = (position: number, item?: string) => ({ '@type': 'ListItem', position, name: 'Step', item });

describeCheck(knownTypes, {
  broken: {
    'a letter too few': [data({ '@type': 'Plumbr', name: 'Smith' }), 'misspelt'],
    'the wrong case': [data({ '@type': 'localbusiness', name: 'Smith' }), 'misspelt'],
    'a type that nobody has': [data({ '@type': 'WaterFixer', name: 'Smith' }), 'unknown'],
    'a wrong type inside of a right one': [
      data({ '@type': 'Plumber', address: { '@type': 'PostalAdress', streetAddress: '1 A St' } }),
      'misspelt',
    ],
  },
  fine: {
    'a type of schema.org': data({ '@type': 'Plumber', name: 'Smith' }),
    'two types, one nested': data({ '@type': ['Plumber', 'Store'], address: { '@type': 'PostalAddress' } }),
    'a type with its full address': data({ '@type': 'https://schema.org/AutoRepair' }),
  },
  'looks broken but is fine': {
    'a type of another vocabulary beside one of schema.org': data({ '@type': ['Product', 'gs1:Product'] }),
  },
  'has nothing to judge': {
    'no data': [{ html: '<p>Hi' }, 'not-applicable'],
    'another vocabulary': [
      data({ '@context': 'https://example.org/terms', '@type': 'Thingy' }),
      'not-applicable',
    ],
  },
});

it('says which type was meant', () => {
  const outcome = knownTypes.run(createVisit(data({ '@type': 'Plumbr' })));
  expect(outcome).toMatchObject({ values: { type: 'Plumbr', meant: 'Plumber' } });
});

describeCheck(richResults, {
  broken: {
    'a business that gives itself stars': [
      data({
        '@type': 'Plumber',
        name: 'Smith',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 },
      }),
      'self-serving',
    ],
    'a product without price and review': [data({ '@type': 'Product', name: 'Pump' }), 'product'],
    'an event without a place': [
      data({ '@type': 'MusicEvent', name: 'Jazz', startDate: '2026-12-05' }),
      'event',
    ],
    'a path without steps': [data({ '@type': 'BreadcrumbList', itemListElement: [] }), 'breadcrumb'],
    'a path with a step that leads nowhere': [
      data({ '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] }),
      'breadcrumb',
    ],
  },
  fine: {
    'a product with a price': data({
      '@type': 'Product',
      name: 'Pump',
      offers: { '@type': 'Offer', price: 1 },
    }),
    'an event with all three': data({
      '@type': 'Event',
      name: 'Fair',
      startDate: '2026-12-05',
      location: 'Nerang',
    }),
    'a path': data({ '@type': 'BreadcrumbList', itemListElement: [step(1, '/a'), step(2)] }),
  },
  'looks broken but is fine': {
    'stars of a product, which others gave': data({
      '@type': 'Product',
      name: 'Pump',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 },
    }),
    'an event of a series that is only named': data({
      '@type': 'Event',
      name: 'Fair',
      startDate: '2026-12-05',
      location: 'Nerang',
      superEvent: { '@type': 'Event', name: 'Fairs of summer' },
    }),
    'an event with a schedule': data({
      '@type': 'Event',
      name: 'Market',
      location: 'Nerang',
      eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P1W' },
    }),
    'a path of the front page alone': data({ '@type': 'BreadcrumbList', itemListElement: [step(1)] }),
    'a business without stars': data({ '@type': 'Plumber', name: 'Smith' }),
  },
  'has nothing to judge': {
    'no data': [{ html: '<p>Hi' }, 'not-applicable'],
    'a series without dates': [data({ '@type': 'EventSeries', name: 'Jazz' }), 'not-applicable'],
    'what Google shows nothing special of': [data({ '@type': 'WebSite', name: 'Smith' }), 'not-applicable'],
  },
});

describeCheck(articleDetails, {
  broken: {
    'an article that only has a headline': [data({ '@type': 'BlogPosting', headline: 'Pumps' }), 'sparse'],
  },
  fine: {
    'an article with all four': data({
      '@type': 'Article',
      headline: 'Pumps',
      image: '/a.jpg',
      datePublished: '2026-11-02',
      author: { '@type': 'Person', name: 'Dana' },
    }),
  },
  'has nothing to judge': {
    'no article': [data({ '@type': 'WebSite', name: 'Smith' }), 'not-applicable'],
  },
});

it('costs an article no points, for Google asks for none of it', () => {
  expect(articleDetails.weight).toBe(0);
});
