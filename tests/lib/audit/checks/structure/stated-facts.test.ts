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
const candle = { '@type': 'Product', name: 'Salt & Fig candle' };
const priced = (price: string, currency = 'AUD', more: object = {}) => ({
  ...candle,
  offers: { '@type': 'Offer', price, priceCurrency: currency, ...more },
});
const sells = (value: object, text: string) => ({
  html: `<main><h1>Salt &amp; Fig candle</h1><p>${text}</p></main>${data(value).html}`,
});

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
    'another price': [sells(priced('34.00'), '$42.00 Add to cart'), 'price'],
    'another price behind the one before': [sells(priced('34.00'), '$50.00 $42.00 Add to cart'), 'price'],
    'another price in zlotys': [sells(priced('34', 'PLN'), '42,00 zł Do koszyka'), 'price'],
    'another price as WooCommerce states it': [
      sells(
        priced('34.00', 'EUR', { priceSpecification: { price: '34.00', priceCurrency: 'EUR' } }),
        '42,00 € In den Warenkorb',
      ),
      'price',
    ],
    'other hours in German': [shows(plumber, 'Mo. bis Fr. 9.00–18.00 Uhr'), 'hours'],
    'other hours in Polish': [shows(plumber, 'Od poniedziałku do piątku w godz. 9–15'), 'hours'],
    'other hours in Japanese': [shows(plumber, '営業時間：月曜日～金曜日　９：００～１８：００'), 'hours'],
    'other hours in Persian': [
      shows({ ...plumber, openingHours: 'Sa-We 09:00-16:00' }, 'شنبه تا چهارشنبه ۹ صبح تا ۵ عصر'),
      'hours',
    ],
    'a closed day among open ones': [shows(plumber, 'Mo–Fr 8–17 Uhr, Di geschlossen'), 'hours'],
    'a closed day in Japanese': [shows(plumber, '営業時間 8:00〜17:00 定休日：火曜日'), 'hours'],
    'one day of several': [shows(plumber, 'Mon–Thu 8 am – 5 pm, Fri 8 am – 1 pm'), 'hours'],
    'a rating that nobody sees': [shows(rated, 'Our best tap'), 'rating'],
  },
  fine: {
    'the same hours': shows(plumber, 'Mon–Fri 8 am – 5 pm'),
    'the same hours in German': shows(plumber, 'Montag–Freitag 8 bis 17 Uhr'),
    'the same hours in Polish': shows(plumber, 'pn.-pt. 8.00-17.00'),
    'the same hours in Japanese': shows(plumber, '平日 午前8時〜午後5時'),
    'the same hours in Persian': shows(
      { ...plumber, openingHours: 'Sa-Th 08:00-17:00' },
      'شنبه تا پنج‌شنبه از ساعت ۸ تا ۱۷',
    ),
    'a closed day that the data leaves out': shows(plumber, 'Mon–Fri 8 am – 5 pm, closed on Sundays'),
    'the rating with a decimal comma': shows(rated, 'Bewertung: 4,8'),
    'the same price': sells(priced('1200.00', 'EUR'), '1.200,00 € inkl. MwSt.'),
    'the same price, rounded': sells(priced('33.95'), 'Only $34'),
    'the price of a sale beside the one before': sells(priced('34.00'), '$42.00 $34.00'),
    'the number of reviews': shows(rated, '1,204 customers'),
  },
  'looks broken but is fine': {
    'the office beside the emergency line': shows(
      plumber,
      'Emergencies Mon–Fri 6 am – 10 pm. Office Mon–Fri 8 am – 5 pm',
    ),
    'a department that is closed on a day of its own': shows(
      { ...plumber, openingHours: 'Mo-Sa 08:00-17:00' },
      'Verkauf Mo–Sa 8–17 Uhr. Werkstatt: Sa geschlossen',
    ),
    'a rating to one decimal': shows({ ...rated, aggregateRating: { ratingValue: '4.83' } }, '4.8 stars'),
  },
  'has nothing to judge': {
    'ratings that a widget shows': [
      { html: `<script src="https://widget.trustpilot.com/a.js"></script>${data(rated).html}` },
      'not-applicable',
    ],
    'a price with tax': [sells(priced('100.00', 'EUR'), '119,00 €'), 'not-applicable'],
    'a price without tax': [sells(priced('42.00', 'GBP'), '£31.00 excl. VAT'), 'not-applicable'],
    'a price a month': [sells(priced('408.00'), '$42.00 a month'), 'not-applicable'],
    'a price from': [sells(priced('34.00'), 'From $42.00'), 'not-applicable'],
    'a price from in German': [sells(priced('34.00', 'EUR'), 'ab 42,00 €'), 'not-applicable'],
    'a price from in Bulgarian': [sells(priced('34.00', 'BGN'), 'от 42,00 лв.'), 'not-applicable'],
    'a range in Bulgarian': [sells(priced('34.00', 'BGN'), '42,00 лв. до 60,00 лв.'), 'not-applicable'],
    'a price from in Japanese': [sells(priced('3400', 'JPY'), '4,200円から'), 'not-applicable'],
    'a range': [sells(priced('34.00'), '$42.00 – $60.00'), 'not-applicable'],
    'a range in the data': [
      sells(
        { ...candle, offers: { '@type': 'AggregateOffer', lowPrice: '34', priceCurrency: 'AUD' } },
        '$42.00',
      ),
      'not-applicable',
    ],
    'another currency': [sells(priced('34.00', 'EUR'), '$42.00'), 'not-applicable'],
    'rials in the data, tomans on the page': [
      sells(priced('480000', 'IRR'), '48000 تومان'),
      'not-applicable',
    ],
    'the price of a unit': [sells(priced('34.00', 'EUR'), '42,00 € / kg'), 'not-applicable'],
    'postage alone': [sells(priced('34.00'), 'Shipping $9.50'), 'not-applicable'],
    'variants to choose from': [
      sells(priced('34.00'), '$42.00 <select name="id"><option>Large</option></select>'),
      'not-applicable',
    ],
    'several offers': [
      sells({ ...candle, offers: [priced('34.00').offers, priced('54.00').offers] }, '$42.00'),
      'not-applicable',
    ],
    'several sizes on the page': [
      sells(priced('34.00'), 'Small $40.00 Medium $42.00 Large $44.00'),
      'not-applicable',
    ],
    'a page about something else': [
      { html: `<main><h1>Gift cards</h1><p>$42.00</p></main>${data(priced('34.00')).html}` },
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
