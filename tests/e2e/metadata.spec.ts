import { expect, test } from '@playwright/test';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { pagePaths } from '@/lib/site/pages';
import { collectFaults, indexablePaths, type WalkedPage, walk } from '../support/site-walk';
import { textWidth } from '../support/text-width';

const oneOf = (values: readonly string[]) =>
  values.length === 1 ? (values[0] ?? '') : `${values.length} of them`;
const description = (page: WalkedPage) => oneOf(page.meta('description'));

/** Pages of one language with the same metadata as another. */
function repeated(pages: readonly WalkedPage[], textOf: (page: WalkedPage) => string): string[] {
  const byText = Map.groupBy(pages, (page) => `${page.locale} ${textOf(page)}`);
  return [...byText.values()]
    .filter(({ length }) => length > 1)
    .map((same) => same.map(({ address }) => address).join(' = '));
}

function hrefs({ links }: WalkedPage, rel: string): string[] {
  return links
    .filter((link) => link.rel === rel && !link.hreflang && !link.type)
    .map(({ href = '' }) => href);
}

function alternates({ links }: WalkedPage): Map<string, string> {
  return new Map(links.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href] as const] : [])));
}

test('every page in every language answers 200 in that language, with one h1', async ({ baseURL }) => {
  const pages = await walk(baseURL);
  expect(pages).toHaveLength(pagePaths.length * localeCodes.length);
  const faults = collectFaults(pages, ({ status, lang, locale, headings, headers }) => [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(lang === locales[locale].hrefLang ? [] : [`lang is ${lang}`]),
    ...(headers.get('content-language') === lang
      ? []
      : [`Content-Language is ${headers.get('content-language')}`]),
    ...(headings.length === 1 && headings[0] ? [] : [`headings: ${headings.join(' | ')}`]),
  ]);
  expect(faults).toEqual([]);
});

test('every page tells phones to make no links of prices, years and the ABN', async ({ baseURL }) => {
  const pages = await walk(baseURL);
  const faults = collectFaults(pages, (page) => {
    const told = page.meta('format-detection').join();
    return told === 'telephone=no, date=no, address=no' ? undefined : `format-detection: ${told}`;
  });
  expect(faults).toEqual([]);
});

test('every page sets its own title, of at most 60 columns [META-01]', async ({ baseURL }) => {
  const pages = await walk(baseURL);
  const faults = collectFaults(pages, ({ title }) => {
    const width = textWidth(title);
    return width >= 5 && width <= 60 ? undefined : `${width} columns: ${title}`;
  });
  expect([...faults, ...repeated(pages, ({ title }) => title)]).toEqual([]);
});

test('every page sets its own description, of 70 to 160 columns [META-02]', async ({ baseURL }) => {
  const pages = await walk(baseURL);
  const faults = collectFaults(pages, (page) => {
    const width = textWidth(description(page));
    return width >= 70 && width <= 160 ? undefined : `${width} columns: ${description(page)}`;
  });
  expect([...faults, ...repeated(pages, description)]).toEqual([]);
});

test('every page sets keywords, some of them its own [META-03]', async ({ baseURL }) => {
  const pages = await walk(baseURL);
  const faults = collectFaults(pages, (page) => {
    const words = oneOf(page.meta('keywords'))
      .split(/[,،、，]/)
      .filter((word) => word.trim());
    return words.length >= 3 ? undefined : `keywords: ${words.join(',')}`;
  });
  const findable = pages.filter(({ path }) => indexablePaths.includes(path));
  expect([...faults, ...repeated(findable, (page) => oneOf(page.meta('keywords')))]).toEqual([]);
});

test('every page names itself as its canonical address, on one and the same site [META-04]', async ({
  baseURL,
}) => {
  const pages = await walk(baseURL);
  const originOf = (page: WalkedPage) => /^https?:\/\/[^/]+/.exec(oneOf(hrefs(page, 'canonical')))?.[0] ?? '';
  const origin = pages[0] ? originOf(pages[0]) : '';
  const faults = collectFaults(pages, (page) => {
    const [canonical, shared] = [oneOf(hrefs(page, 'canonical')), oneOf(page.meta('og:url'))];
    // The home page's address ends in its slash, or in nothing.
    const wanted = [`${origin}${page.address}`, `${origin}${page.address}`.replace(/\/$/, '')];
    return wanted.includes(canonical) && wanted.includes(shared)
      ? undefined
      : `${canonical}, shared as ${shared}`;
  });
  expect(origin).not.toBe('');
  expect(faults).toEqual([]);
});

test('every page names its nine languages and x-default, and they name it back [META-14]', async ({
  baseURL,
}) => {
  const pages = await walk(baseURL);
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const pathOf = (url: string | undefined) => new URL(url ?? '/missing', 'http://site').pathname;
  const faults = collectFaults(pages, (page) => {
    const own = alternates(page);
    const inLanguages = localeCodes.map((code) => pathOf(own.get(locales[code].hrefLang)));
    const others = inLanguages.map((address) => byAddress.get(address));
    return [
      ...(own.size === localeCodes.length + 1 ? [] : [`${own.size} alternates`]),
      ...(new Set(inLanguages).size === localeCodes.length ? [] : ['two languages at one address']),
      ...(pathOf(own.get('x-default')) === pathOf(own.get('en-AU')) ? [] : ['x-default is not English']),
      ...(pathOf(own.get(page.lang)) === page.address ? [] : ['does not name itself']),
      ...others.flatMap((other, index) => {
        if (!other || other.locale !== localeCodes[index]) {
          return [`${inLanguages[index]} is not in ${localeCodes[index]}`];
        }
        return pathOf(alternates(other).get(page.lang)) === page.address
          ? []
          : [`${other.address} does not name it`];
      }),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page has an Open Graph and a Twitter card with a picture of its language [META-05]', async ({
  baseURL,
}) => {
  const faults = collectFaults(await walk(baseURL), (page) => {
    const { title, locale, meta } = page;
    const wanted = {
      'og:title': title,
      'og:description': description(page),
      'og:locale': locales[locale].ogLocale,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description(page),
      'og:image:width': '1200',
      'og:image:height': '630',
    };
    const wrong = Object.entries(wanted).filter(([name, value]) => oneOf(meta(name)) !== value);
    const picture = oneOf(meta('og:image'));
    return [
      ...wrong.map(([name, value]) => `${name} is ${oneOf(meta(name))}, not ${value}`),
      ...(new RegExp(`^https?://.*[-/]${locale}\\b.*`).test(picture) ? [] : [`og:image is ${picture}`]),
      ...(oneOf(meta('twitter:image')) === picture ? [] : ['twitter:image is another']),
      ...(meta('og:locale:alternate').length === localeCodes.length - 1 ? [] : ['og:locale:alternate']),
    ];
  });
  expect(faults).toEqual([]);
});

test('the Open Graph locale of English pages is en_AU [META-15]', async ({ baseURL }) => {
  const pages = await walk(baseURL, pagePaths, ['en']);
  expect(
    collectFaults(pages, (page) => (oneOf(page.meta('og:locale')) === 'en_AU' ? undefined : 'another')),
  ).toEqual([]);
});

test('every page, the not-found pages too, says where the firm is: Robina in Queensland, and its position [META-06]', async ({
  baseURL,
}) => {
  const pages = await walk(baseURL, [...pagePaths, '/nowhere', '/blog/nowhere', '/reports/gone']);
  const faults = collectFaults(pages, ({ meta }) => {
    const [latitude, longitude] = oneOf(meta('geo.position')).split(';').map(Number);
    return [
      ...(oneOf(meta('geo.region')) === 'AU-QLD' ? [] : ['geo.region']),
      ...(oneOf(meta('geo.placename')) === 'Robina' ? [] : ['geo.placename']),
      ...(oneOf(meta('ICBM')) === `${latitude}, ${longitude}` ? [] : ['ICBM']),
      ...(Math.abs(Number(latitude) + 28.08) < 0.05 && Math.abs(Number(longitude) - 153.39) < 0.05
        ? []
        : ['position']),
    ];
  });
  expect(faults).toEqual([]);
});
