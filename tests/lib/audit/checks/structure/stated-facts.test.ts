import { entityIslands } from '@/lib/audit/checks/structure/entity-islands';
import { markupMatchesPage } from '@/lib/audit/checks/structure/markup-matches-page';
import { organizationLogo } from '@/lib/audit/checks/structure/organization-logo';
import { retiredMarkup } from '@/lib/audit/checks/structure/retired-markup';
import { siteName } from '@/lib/audit/checks/structure/site-name';
import { describeCheck } from '@/tests/support/describe-check';

const data = (value: object) => ({
  html: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script><p>Hi`,
});

const front = 'https://www.smith-plumbing.example/';
const shows = (value: object, text: string) => ({
  html: `<p>${text}</p>${data(value).html}`,
});
const plumber = { '@type': 'Plumber', name: 'Smith', openingHours: 'Mo-Fr 08:00-17:00' };
const rated = { '@type': 'Product', name: 'Tap', aggregateRating: { ratingValue: 4.8, reviewCount: 1204 } };

describeCheck(markupMatchesPage, {
  broken: {
    'other hours': [shows(plumber, 'Mon–Fri 7 am – 3 pm'), 'hours'],
    'other hours in a specification': [
      shows(
        {
          '@type': 'Plumber',
          name: 'Smith',
          openingHoursSpecification: {
            dayOfWeek: ['https://schema.org/Monday'],
            opens: '09:00:00',
            closes: '17:00:00',
          },
        },
        'Monday 8 am – 5 pm',
      ),
      'hours',
    ],
    'a rating that nobody sees': [shows(rated, 'Our best tap'), 'rating'],
  },
  fine: {
    'the same hours': shows(plumber, 'Mon–Fri 8 am – 5 pm'),
    'the rating with a decimal comma': shows(rated, 'Bewertung: 4,8'),
    'the number of reviews': shows(rated, '1,204 customers'),
  },
  'looks broken but is fine': {
    'the office beside the emergency line': shows(
      plumber,
      'Emergencies Mon–Fri 6 am – 10 pm. Office Mon–Fri 8 am – 5 pm',
    ),
    'a rating to one decimal': shows({ ...rated, aggregateRating: { ratingValue: '4.83' } }, '4.8 stars'),
  },
  'has nothing to judge': {
    'ratings that a widget shows': [
      { html: `<script src="https://widget.trustpilot.com/a.js"></script>${data(rated).html}` },
      'not-applicable',
    ],
    'hours that can’t be read for sure': [shows(plumber, 'Open most days'), 'not-applicable'],
    'two businesses': [
      { html: `Mon–Fri 7 am – 3 pm${data(plumber).html}${data({ ...plumber, name: 'Lee' }).html}` },
      'not-applicable',
    ],
  },
});

describeCheck(siteName, {
  broken: { 'a front page without it': [{ url: front }, 'unstated'] },
  fine: {
    'a WebSite': { ...data({ '@type': 'WebSite', name: 'Smith' }), url: front },
    'a name for sharing': { html: '<meta property="og:site_name" content="Smith">', url: front },
  },
  'has nothing to judge': { 'another page': [{}, 'not-applicable'] },
});

describeCheck(organizationLogo, {
  broken: {
    'a business without one': [
      { ...data({ '@type': 'Plumber', name: 'S', url: front }), url: front },
      'missing',
    ],
  },
  fine: { 'one with it': { ...data({ '@type': 'Organization', name: 'S', logo: '/l.png' }), url: front } },
  'looks broken but is fine': {
    'the business beside its organisation': {
      ...data({
        '@graph': [
          { '@type': 'Plumber', name: 'S', url: front },
          { '@type': 'Organization', name: 'S', logo: '/l.png' },
        ],
      }),
      url: front,
    },
  },
  'has nothing to judge': {
    'another page': [data({ '@type': 'Plumber', name: 'S', url: front }), 'not-applicable'],
    'no business': [{ ...data({ '@type': 'WebSite', name: 'S' }), url: front }, 'not-applicable'],
  },
});

describeCheck(retiredMarkup, {
  broken: { 'questions and answers': [data({ '@type': 'FAQPage', mainEntity: [] }), 'no-longer-shown'] },
  fine: { 'a business': data({ '@type': 'Plumber', name: 'Smith' }) },
  'has nothing to judge': { 'no structured data': [{}, 'not-applicable'] },
});

describeCheck(entityIslands, {
  broken: {
    'a reference to nothing on the page': [
      data({ '@type': 'WebPage', name: 'A', about: { '@id': '#nobody' } }),
      'dangling',
    ],
    'one business twice': [
      data({
        '@graph': [
          { '@type': 'Plumber', name: 'Smith' },
          { '@type': 'Organization', name: 'SMITH', url: front },
        ],
      }),
      'twice',
    ],
  },
  fine: {
    'linked parts': data({
      '@graph': [
        { '@type': 'WebPage', about: { '@id': '#us' } },
        { '@type': 'Plumber', '@id': '#us', name: 'S' },
      ],
    }),
  },
  'looks broken but is fine': {
    'a reference to another page': data({
      '@type': 'WebPage',
      name: 'A',
      isPartOf: { '@id': `${front}#website` },
    }),
    'one business in two blocks under one id': data({
      '@graph': [
        { '@type': 'Plumber', '@id': '#us', name: 'S' },
        { '@type': 'Organization', '@id': '#us', name: 'S' },
      ],
    }),
    'two branches': data({
      '@graph': [
        { '@type': 'Plumber', name: 'Smith Nerang' },
        { '@type': 'Plumber', name: 'Smith Robina' },
      ],
    }),
  },
  'has nothing to judge': { 'no JSON-LD': [{}, 'not-applicable'] },
});
