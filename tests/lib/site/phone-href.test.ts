import { phoneHref } from '@/lib/site/phone-href';

it.each([
  ['+61 7 5550 1234', 'tel:+61755501234'],
  ['(07) 5550-1234', 'tel:0755501234'],
  ['+۹۸ ۲۱ ۸۸۸۸ ۱۲۳۴', 'tel:+982188881234'],
  ['۰۴۱۲ ۳۴۵ ۶۷۸', 'tel:0412345678'],
  ['٠٤١٢ ٣٤٥ ٦٧٨', 'tel:0412345678'],
  ['＋８１ ３ １２３４ ５６７８', 'tel:+81312345678'],
  ['०४१२', 'tel:0412'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
  ['\u2066+61 7 5550 1234\u2069', 'tel:+61755501234'],
  ['call me', undefined],
  ['', undefined],
])('the number %j is called by %s', (written, href) => {
  expect(phoneHref(written)).toBe(href);
});
