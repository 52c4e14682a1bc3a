import { sumForms, sumViews } from '@/lib/tracking/daily-sums';

const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const person = 'Mozilla/5.0 (Linux; Android 16) Chrome/150';
const view = { receivedAt: Date.parse('2026-11-23T01:00+10:00'), page: '/', referrer: '', userAgent: person };

/** The sums of a day as an object. */
const isOurs = (host: string) => host.replace(/^www\./, '') === 'cornerpiece.example';
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
      isOurs,
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

  it('counts the campaign of the link as the source, and no return from the payment or from another port of ours', () => {
    const campaign = { utm_source: 'google', utm_medium: 'cpc' };
    const sums = sumViews(
      [
        { ...view, referrer: 'https://www.google.com/', campaign },
        { ...view, referrer: 'https://l.facebook.com/' },
        { ...view, referrer: 'android-app://com.google.android.gm/' },
        { ...view, referrer: 'https://checkout.stripe.com/pay' },
        { ...view, referrer: 'https://www.cornerpiece.example:8443/' },
      ],
      isOurs,
    );
    expect(read(sums)).toMatchObject({
      '0 views': 5,
      '0 visits': 3,
      '0 source Google Ads': 1,
      '0 source l.facebook.com': 1,
      '0 source com.google.android.gm': 1,
    });
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 HeadlessChrome/150.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
  ])('counts of %s only the views, apart from those of people', (userAgent) => {
    expect(read(sumViews([{ ...view, userAgent }], isOurs))).toEqual({ '0 bots': 1 });
  });
});

it.each([
  'Mozilla/5.0 (Linux; Android 12; CUBOT_P50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20 Build/RP1A.200720.011) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT KINGKONG Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/72.0.3626.121 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; M bot 60 Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (SMART-TV; Linux; Smart Monitor; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 TV Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15 (Safari Technology Preview)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.0 preview',
  'Mozilla/5.0 (Linux; Android 11; Pixel 2 Build/RP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/91.0.4472.120 Mobile Safari/537.36 Instagram 194.0.0.36.172 Android (30/11; 420dpi; Google/google; Pixel 2; en_US; 301484483)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 2000; 12.3.6; 14PRO)',
  'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423 Version/12.16',
])('counts a view with %s as that of a person', (userAgent) => {
  expect(read(sumViews([{ ...view, userAgent }], isOurs))).toMatchObject({ '0 visits': 1 });
});

describe('sumForms', () => {
  let number = 0;
  const use = (formId: string, sessionId: string, action: string, userAgent = person) => {
    number += 1;
    return {
      id: String(number),
      sessionId,
      receivedAt: view.receivedAt + number,
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
