import { sumForms, sumViews } from '@/lib/tracking/daily-sums';

const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const person = 'Mozilla/5.0 (Linux; Android 16) Chrome/150';
const view = { receivedAt: Date.parse('2026-11-23T01:00+10:00'), page: '/', referrer: '', userAgent: person };

/** The sums of a day as an object. */
const read = (sums: ReturnType<typeof sumViews>) =>
  Object.fromEntries(
    sums.map(({ day, measure, name, count }) => [`${day - today} ${measure} ${name}`.trim(), count]),
  );

describe('sumViews', () => {
  it('counts views from elsewhere as visits, and those from the site itself as views only', () => {
    const inside = { ...view, page: '/contact', referrer: 'https://www.cornerpiece.example/' };
    const sums = sumViews(
      [
        { ...view, referrer: 'https://www.google.com/' },
        inside,
        inside,
        { ...view, page: '/fa/contact', receivedAt: view.receivedAt - 2 * 3_600_000 },
      ],
      'cornerpiece.example',
    );
    expect(read(sums)).toEqual({
      '0 views': 3,
      '0 visits': 1,
      '0 source google.com': 1,
      '0 page /': 1,
      '0 page /contact': 2,
      '0 language en': 3,
      '-1 views': 1,
      '-1 visits': 1,
      '-1 source': 1,
      '-1 page /contact': 1,
      '-1 language fa': 1,
    });
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 HeadlessChrome/150.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
  ])('counts of %s only the views, apart from those of people', (userAgent) => {
    expect(read(sumViews([{ ...view, userAgent }], 'cornerpiece.example'))).toEqual({ '0 bots': 1 });
  });
});

describe('sumForms', () => {
  let number = 0;
  const use = (formId: string, sessionId: string, action: string, userAgent = person) => {
    number += 1;
    return {
      ...{ id: String(number), sessionId, receivedAt: view.receivedAt + number },
      data: JSON.stringify({ formId, action, userAgent }),
    };
  };

  it('counts a form once for each use of a page, without bots and without what no form is called', () => {
    const uses = [
      use('personalization-form', 'a', 'start'),
      use('personalization-form', 'a', 'start'),
      use('personalization-form', 'a', 'submit'),
      use('personalization-form', 'b', 'start'),
      use('personalization-form', 'c', 'start', 'bot'),
      use('invented', 'd', 'start'),
      { ...use('contact', 'e', 'start'), data: '{}' },
    ];
    expect(read(sumForms(uses, uses))).toEqual({ '0 begun personalization': 2, '0 sent personalization': 1 });
    expect(read(sumForms(uses.slice(1, 3), uses))).toEqual({ '0 sent personalization': 1 });
  });
});
