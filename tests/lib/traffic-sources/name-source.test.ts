import { isNoSource, nameSource } from '@/lib/traffic-sources/name-source';
import { isOurHost } from '@/lib/traffic-sources/our-hosts';

const isOurs = (host: string) => host === 'coast.example' || host.endsWith('.coast.example');

/** What the links and referrers of a year said, and the row of the desk that each belongs to. */
const year: Record<string, readonly Parameters<typeof nameSource>[0][]> = {
  Facebook: [
    { referrer: 'facebook.com' },
    { referrer: 'www.facebook.com' },
    { referrer: 'l.facebook.com' },
    { referrer: 'lm.facebook.com' },
    { referrer: 'm.facebook.com' },
    { referrer: 'com.facebook.katana' },
    { utm_source: 'fb' },
    { utm_source: 'facebook' },
    { utm_source: 'Facebook' },
    { utm_source: 'facebook.com', utm_medium: 'social' },
    { utm_source: 'm.facebook.com', referrer: 'l.facebook.com' },
  ],
  'Facebook ads': [
    { utm_source: 'facebook', utm_medium: 'cpc' },
    { utm_source: 'fb', utm_medium: 'paid_social' },
    { utm_source: 'FB-Ads' },
    { referrer: 'l.facebook.com', utm_medium: 'paid' },
  ],
  Instagram: [{ referrer: 'l.instagram.com' }, { utm_source: 'ig', utm_medium: 'bio' }],
  Google: [
    { referrer: 'google.com' },
    { referrer: 'www.google.com.au' },
    { referrer: 'google.de' },
    { referrer: 'com.google.android.googlequicksearchbox' },
    { utm_source: 'google', utm_medium: 'organic' },
  ],
  'Google Ads': [
    { utm_source: 'google', utm_medium: 'cpc', referrer: 'google.com' },
    { utm_source: 'Google (Ads)' },
    { utm_source: 'google [cpc]' },
    { utm_source: 'adwords' },
    { utm_source: 'google', utm_medium: 'PPC' },
    { referrer: 'googleads.g.doubleclick.net' },
  ],
  'Google Business Profile': [{ utm_source: 'gmb', utm_medium: 'organic' }, { utm_source: 'gbp' }],
  Gmail: [{ referrer: 'com.google.android.gm' }, { referrer: 'mail.google.com' }],
  Gemini: [{ referrer: 'gemini.google.com' }],
  Bing: [{ referrer: 'www.bing.com' }, { referrer: 'cn.bing.com' }],
  'Microsoft Ads': [{ utm_source: 'bing', utm_medium: 'cpc' }, { utm_source: 'Microsoft Ads' }],
  LinkedIn: [
    { referrer: 'lnkd.in' },
    { referrer: 'www.linkedin.com' },
    { referrer: 'com.linkedin.android' },
    { utm_source: 'linkedin' },
  ],
  X: [{ referrer: 't.co' }, { referrer: 'x.com' }, { utm_source: 'twitter' }],
  Reddit: [{ referrer: 'out.reddit.com' }, { referrer: 'www.reddit.com' }],
  ChatGPT: [{ referrer: 'chatgpt.com' }, { utm_source: 'chatgpt.com' }],
  Perplexity: [{ referrer: 'www.perplexity.ai' }],
  DuckDuckGo: [{ referrer: 'duckduckgo.com' }],
  Yandex: [{ referrer: 'yandex.ru' }, { referrer: 'ya.ru' }],
  'spring-mail': [{ utm_source: 'spring-mail', utm_medium: 'email', referrer: 'mail.google.com' }],
  "Mara's list": [{ utm_source: "Mara's list" }],
  'news.coastpaper.example': [{ referrer: 'news.coastpaper.example' }],
  'google.evil.example': [{ referrer: 'google.evil.example' }],
  'notfacebook.com': [{ referrer: 'notfacebook.com' }],
  'cat.co': [{ referrer: 'cat.co' }],
};

it.each(Object.entries(year))('%s is one row', (name, told) => {
  expect(told.map((each) => nameSource(each, isOurs))).toEqual(told.map(() => name));
});

it.each(Object.keys(year))('the row %s keeps its name when it is read again', (name) => {
  expect(nameSource({ utm_source: name }, isOurs)).toBe(name);
});

it.each([
  {},
  { utm_source: null, referrer: null },
  { utm_source: ' ', referrer: '' },
  { referrer: 'checkout.stripe.com' },
  { referrer: 'www.paypal.com' },
  { referrer: 'pay.mollie.com' },
  { referrer: 'coast.example' },
  { referrer: 'www.coast.example:8443' },
  { referrer: 'blog.coast.example' },
  { utm_source: 'coast.example' },
])('%j is no source', (told) => {
  expect(nameSource(told, isOurs)).toBeUndefined();
});

it.each([
  'localhost',
  'localhost:8443',
  'blog.localhost:3000',
  '127.0.0.1:4111',
  'www.paypal.com',
  'checkout.stripe.com',
])('%s is the site itself or where it sends visitors to', (host) => {
  expect(isNoSource(host, isOurHost)).toBe(true);
});

it.each(['', 'google.com', 'localhost.example', 'paypal.com.evil.example'])('%j is neither', (host) => {
  expect(isNoSource(host, isOurHost)).toBe(false);
});
