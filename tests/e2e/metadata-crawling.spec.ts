import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { z } from 'zod';
import { lastChanged, posts } from '@/lib/content/posts';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pageIds, pages, postIds, postPath } from '@/lib/site/pages';
import { hasPageSteps } from '../support/page-steps';
import { collectFaults, indexablePaths, walk } from '../support/site-walk';

const addresses = localeCodes.flatMap((code) => indexablePaths.map((path) => localePath(code, path)));
const pathOf = (url: unknown) => new URL(String(url)).pathname;
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => /^(url|item)$|link$/.test(name),
});

interface SitemapUrl {
  loc: string;
  lastmod: string;
  'xhtml:link': { hreflang: string; href: string }[];
}

test('search engines are asked to leave out just the pages for one visitor, in element and header', async ({
  baseURL,
}) => {
  const faults = collectFaults(await walk(baseURL), ({ path, meta, headers }) => {
    const said = [meta('robots').join(), headers.get('x-robots-tag') ?? ''];
    const isAskedOut = said.map((text) => text.includes('noindex'));
    const wanted = !indexablePaths.includes(path);
    return isAskedOut.every((asked) => asked === wanted)
      ? undefined
      : `element and header say ${said.join(' and ')}`;
  });
  expect(faults).toEqual([]);
});

test('every page is public: nobody is asked for an account, a password or a sign-in [SHELL-02]', async ({
  baseURL,
}) => {
  const faults = collectFaults(await walk(baseURL), ({ status, headers, html }) => [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(headers.has('set-cookie') ? ['sets a cookie'] : []),
    ...(html.match(/<input[^>]*\stype="password"[^>]*>/gi) ?? []),
    ...(html.match(
      /<(?:a|form)\b[^>]*\s(?:href|action)="[^"]*\b(?:log-?in|sign-?(?:in|up)|register|account)\b[^"]*"/gi,
    ) ?? []),
  ]);
  expect(faults).toEqual([]);
});

test('no page shows the key of a message, or a value that was left out', async ({ baseURL }) => {
  const names = readdirSync('messages/en').flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -5)] : [],
  );
  const key = new RegExp(`(?<![\\w./@-])(?:${names.join('|')})(?:\\.[a-zA-Z][\\w-]*)+(?![\\w/])`);
  const faults = collectFaults(await walk(baseURL), ({ title, meta, text, jsonLd }) => {
    const data = jsonLd.map((graph) => JSON.stringify(graph));
    const said = [title, ...meta('description'), ...meta('keywords'), text, ...data];
    return said.flatMap(
      (words) => key.exec(words)?.[0] ?? (/\bundefined\b|\bNaN\b|\[object|%own-/.exec(words)?.[0] || []),
    );
  });
  expect(faults).toEqual([]);
});

test('every script that a page names is there', async ({ request, baseURL }) => {
  const pages = await walk(baseURL);
  const files = new Set(
    pages.flatMap(({ html }) => [
      ...z.array(z.string()).parse(JSON.parse(/ id="page-scripts">([^<]*)</.exec(html)?.[1] ?? '[]')),
      ...[...html.matchAll(/<script\b[^<>]*\ssrc="([^"]+)"/g)].flatMap(([, address]) => address ?? []),
    ]),
  );
  // With the steps of the build each page has a file of its own.
  expect(files.size).toBeGreaterThan(hasPageSteps ? pages.length / 2 : 20);
  const missing: string[] = [];
  for (const file of files) {
    const response = await request.head(file);
    if (response.status() !== 200) missing.push(`${file} answers ${response.status()}`);
  }
  expect(missing).toEqual([]);
});

test('robots.txt lets robots read every page, keeps them from the API, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const address = new URL('/robots.txt', baseURL).href;
  const robots = robotsParser(address, await (await request.get(address)).text());
  const shut = addresses.filter((path) => !robots.isAllowed(new URL(path, baseURL).href, 'Googlebot'));
  expect(shut).toEqual([]);
  expect(robots.isDisallowed(new URL('/api/contact', baseURL).href, 'Googlebot')).toBe(true);
  expect(robots.getSitemaps()).toEqual([`${baseURL}/sitemap.xml`]);
});

test('the sitemap lists every page in every language, its alternates, and the day its content changed', async ({
  request,
  baseURL,
}) => {
  const sitemap = xml.parse(await (await request.get('/sitemap.xml')).text());
  const urls: SitemapUrl[] = sitemap.urlset.url;
  expect(urls.map(({ loc }) => pathOf(loc)).sort()).toEqual([...addresses].sort());
  expect([...new Set(urls.map(({ loc }) => new URL(loc).origin))]).toEqual([baseURL]);
  const days = new Map([
    ...pageIds.map((id): [string, string] => [pages[id].path, pages[id].updated]),
    ...posts.map((post): [string, string] => [postPath(post.id), lastChanged(post)]),
  ]);
  for (const { loc, lastmod, 'xhtml:link': links } of urls) {
    const english = pathOf(links.find(({ hreflang }) => hreflang === 'x-default')?.href);
    const wanted = localeCodes.map((code) => `${locales[code].hrefLang} ${localePath(code, english)}`);
    const named = links.map(({ hreflang, href }) => `${hreflang} ${pathOf(href)}`);
    expect(named, loc).toEqual([...wanted, `x-default ${english}`]);
    expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lastmod, loc).toBe(days.get(english));
  }
});

test('each language has a feed of the articles, which the pages of its blog name', async ({
  request,
  baseURL,
}) => {
  for (const code of localeCodes) {
    const address = localePath(code, '/feed.xml');
    const response = await request.get(address);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': locales[code].hrefLang,
    });
    const { channel } = xml.parse(await response.text()).rss;
    expect(channel.language).toBe(locales[code].hrefLang);
    const items: Record<string, unknown>[] = channel.item;
    expect(items.map(({ link }) => pathOf([link].flat()[0])).toSorted()).toEqual(
      postIds.map((id) => localePath(code, postPath(id))).toSorted(),
    );
    const dates = items.map(({ pubDate }) => Date.parse(String(pubDate)));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));

    const blog = await walk(baseURL, ['/blog', ...postIds.map(postPath)], [code]);
    const faults = collectFaults(blog, ({ links }) => {
      const feeds = links
        .filter(({ type }) => type === 'application/rss+xml')
        .map(({ href }) => pathOf(href));
      return feeds.join() === address ? undefined : `names the feeds ${feeds.join()}`;
    });
    expect(faults).toEqual([]);
  }
});

test('llms.txt names every page in English, and security.txt a contact and an expiry date', async ({
  request,
}) => {
  const text = await (await request.get('/llms.txt')).text();
  const linked = Array.from(text.matchAll(/^- \[.+\]\((.+?)\): ./gm), ([, url]) => pathOf(url));
  expect(linked).toEqual(expect.arrayContaining([...indexablePaths]));

  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
