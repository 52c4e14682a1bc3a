import { expect, test } from '@playwright/test';
import { picturePath, socialPictures } from '@/lib/og/picture-file';
import { indexablePaths, type WalkedPage, walk } from '../support/site-walk';

const maxBytes = 300_000;
/** The signature of PNG files. https://www.w3.org/TR/png-3/#3PNGsignature */
const signature = '89504e470d0a1a0a';

test('every page in every language is shared with a picture of its own: a PNG of 1200 × 630 below 300 KB [META-05]', async ({
  baseURL,
}) => {
  const pages = await walk(baseURL, indexablePaths);
  expect(pages).toHaveLength(socialPictures.length);
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const page of pages) {
    const [address = ''] = page.meta('og:image');
    const fault = await faultOf(address, baseURL);
    if (fault) faults.push(`${page.address}: ${fault}`);
    if (seen.has(address)) faults.push(`${page.address}: shares a picture with ${seen.get(address)}`);
    seen.set(address, page.address);
  }
  expect(faults).toEqual([]);
});

test('a picture is described by its words, for those who do not see it', async ({ baseURL }) => {
  const pages = await walk(baseURL, indexablePaths);
  const undescribed = pages.filter(
    (page) => !tellsTitle(page, 'og:image:alt') || !tellsTitle(page, 'twitter:image:alt'),
  );
  expect(undescribed.map(({ address }) => address)).toEqual([]);
});

test('pages that are not listed are shared with the picture of the home page', async ({ baseURL }) => {
  for (const page of await walk(
    baseURL,
    ['/success', '/theme-demo', '/newsletter/confirmed'],
    ['en', 'fa'],
  )) {
    const [address = ''] = page.meta('og:image');
    expect(new URL(address).pathname).toBe(picturePath('/', page.locale));
  }
});

test('a picture may be kept for a while, but not for ever, and a name that nobody drew is not found', async ({
  request,
}) => {
  const picture = await request.get(picturePath('/', 'en'));
  expect(picture.headers()['cache-control']).toMatch(/max-age=\d/);
  expect(picture.headers()['cache-control']).not.toContain('immutable');
  for (const name of ['home-xx.png', 'nothing-en.png', 'home-en.jpg']) {
    expect((await request.get(`/og/${name}`)).status(), name).toBe(404);
  }
});

/** Faults of a picture as fetched by services for previews. */
async function faultOf(address: string, site: string | undefined): Promise<string | undefined> {
  if (!/^https?:\/\//.test(address)) return `${address} is no full address`;
  const { pathname } = new URL(address);
  const response = await fetch(new URL(pathname, site));
  const type = response.headers.get('content-type');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200 || type !== 'image/png')
    return `${pathname} answers ${response.status} ${type}`;
  if (bytes.toString('hex', 0, 8) !== signature) return `${pathname} is no PNG`;
  const size = `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
  if (size !== '1200 × 630') return `${pathname} is ${size}`;
  return bytes.length < maxBytes ? undefined : `${pathname} has ${bytes.length} bytes`;
}

function tellsTitle(page: WalkedPage, name: string): boolean {
  return page.meta(name).some((words) => plain(words).includes(plain(page.title)));
}

/** Titles are compared by their words, whatever kind of space is between them. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
