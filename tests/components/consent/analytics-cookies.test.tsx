/**
 * @jest-environment-options {"url": "https://www.shop.example/contact"}
 */
import { publicEnv } from '@/lib/config/public-env';
import { firstVisit, openPage } from './consent-page';

const allowed = '{"necessary":true,"analytics":true,"marketing":true}';

/** Cookies as Google's script sets them for the broadest domain, for the host, and for this host alone. */
function setCookies(): void {
  const domains = { _ga: '; domain=shop.example', _ga_ABC123DEF4: '; domain=www.shop.example', _gid: '' };
  for (const [name, domain] of Object.entries({ ...domains, _gcl_au: '; domain=shop.example', mine: '' })) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${name}=1; path=/; max-age=1000${domain}`;
  }
}

const cookieNames = () => document.cookie.split('; ').map((pair) => pair.replace(/=.*/, ''));

beforeEach(() => {
  firstVisit();
  jest.replaceProperty(publicEnv, 'measurementId', 'G-ABC123DEF4');
  setCookies();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('taking back analytics deletes the cookies of Google’s script on the host and its parents, and no other', async () => {
  localStorage.setItem('cookie-consent', allowed);
  const visit = await openPage();
  expect(cookieNames()).toEqual(expect.arrayContaining(['_ga', '_ga_ABC123DEF4', '_gid', '_gcl_au']));
  await visit.reopen();
  await visit.user.click(await visit.findByRole('checkbox', { name: 'Analytics' }));
  await visit.save();
  expect(cookieNames().sort()).toEqual(['cookie-consent', 'mine']);
  expect(window['ga-disable-G-ABC123DEF4']).toBe(true);
});

it('taking back marketing alone deletes the cookies about advertisements', async () => {
  localStorage.setItem('cookie-consent', allowed);
  const visit = await openPage();
  await visit.reopen();
  await visit.user.click(await visit.findByRole('checkbox', { name: 'Marketing' }));
  await visit.save();
  expect(cookieNames()).not.toContain('_gcl_au');
  expect(cookieNames()).toEqual(expect.arrayContaining(['_ga', '_ga_ABC123DEF4', '_gid', 'mine']));
});

it('a visit without consent deletes what an earlier one has left', async () => {
  await openPage();
  expect(cookieNames()).toEqual(['mine']);
});
