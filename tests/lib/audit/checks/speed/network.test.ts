import { cacheHeaders } from '@/lib/audit/checks/speed/cache-headers';
import { httpVersion } from '@/lib/audit/checks/speed/http-version';
import { imageFormats } from '@/lib/audit/checks/speed/image-formats';
import { pageSize } from '@/lib/audit/checks/speed/page-size';
import { textCompression } from '@/lib/audit/checks/speed/text-compression';
import { transferEstimate } from '@/lib/audit/checks/speed/transfer-estimate';
import { ttfb } from '@/lib/audit/checks/speed/ttfb';
import type { Header } from '@/lib/web-page/page';
import type { AssetProbe } from '@/lib/web-page/site-facts';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, createVisit, pageUrl, type VisitParts } from '@/tests/support/visit';

const address = (name: string) => new URL(name, pageUrl).href;

function asset(
  name: string,
  bytes: number | null,
  headers: Readonly<Record<string, string>> = {},
): AssetProbe {
  const kind = /\.css$/.test(name) ? 'style' : /\.js$/.test(name) ? 'script' : 'image';
  const list = Object.entries(headers).map(([key, value]): Header => [key, value]);
  return { ...answered(address(name), 200, { headers: list }), kind, bytes };
}

const files = (...assets: AssetProbe[]): VisitParts => ({ site: { assets } });
const pictures = (markup: string, ...assets: AssetProbe[]): VisitParts => ({
  html: `<!doctype html><title>x</title><body>${markup}`,
  site: { assets },
});
const jpeg = (bytes: number, more = {}) => asset('/a.jpg', bytes, { 'content-type': 'image/jpeg', ...more });
const cached = (value: string) => files(asset('/a.css', 10, { 'cache-control': value }));
const packed = { headers: { 'content-encoding': 'br' } };

describeCheck(ttfb, {
  broken: { 'a second': [{ timing: { ttfbMs: 1000 } }, 'slow'] },
  fine: { 'quick enough': { timing: { ttfbMs: 600 } } },
});

it('calls two seconds until the server answers critical', () => {
  expect(ttfb.run(createVisit({ timing: { ttfbMs: 2000 } }))).toMatchObject({ severity: 'critical' });
});

describeCheck(pageSize, {
  broken: {
    'much markup': [{ bytes: { decoded: 400_000 } }, 'large'],
    'more than is read': [{ bytes: { decoded: 3_000_000 } }, 'huge'],
    'more than we read': [{ bytes: { decoded: 100, truncated: true } }, 'huge'],
    'less than was announced': [{ bytes: { decoded: 100, brokeOff: true } }, 'broke-off'],
  },
  fine: { 'an ordinary page': { bytes: { decoded: 80_000 } } },
});

describeCheck(transferEstimate, {
  broken: {
    'heavy files': [files(asset('/a.js', 1_500_000), jpeg(2_000_000), asset('/b.css', null)), 'heavy'],
  },
  fine: { 'light files': files(asset('/a.js', 40_000)), 'no files': {} },
  'has nothing to judge': {
    'files that don’t say their size': [files(asset('/a.js', null)), 'not-measured'],
  },
});

describeCheck(textCompression, {
  broken: {
    'the page': [{ bytes: { decoded: 20_000 } }, 'unpacked'],
    'a style sheet': [{ ...packed, ...files(asset('/a.css', 20_000)) }, 'unpacked'],
  },
  fine: {
    'a packed page': { ...packed, bytes: { decoded: 20_000 } },
    'a packed script': files(asset('/a.js', 20_000, { 'content-encoding': 'gzip' })),
  },
  'looks broken but is fine': {
    'a server that packs only what it sends': files(
      asset('/a.js', 20_000, { vary: 'Origin, Accept-Encoding' }),
    ),
    'a small file beside a packed page': { ...packed, ...files(asset('/a.css', 900)) },
    'a picture, which is packed already': { ...packed, ...files(jpeg(20_000)) },
  },
  'has nothing to judge': { 'a tiny page': [{ bytes: { decoded: 900 } }, 'not-applicable'] },
});

it('calls no page light whose files nobody asked for', () => {
  const html = '<!doctype html><title>x</title><script src="/app.js"></script>';
  expect(transferEstimate.run(createVisit({ html }))).toEqual({ status: 'not-measured' });
});

it('counts only the files without a lifetime as such', () => {
  const assets = [
    asset('/a.css', 10),
    asset('/b.js', 10),
    asset('/c.png', 10, { 'cache-control': 'max-age=60' }),
  ];
  expect(cacheHeaders.run(createVisit(files(...assets)))).toMatchObject({
    reason: 'missing',
    values: { files: 2, total: 3 },
  });
});

describeCheck(cacheHeaders, {
  broken: {
    'no header': [files(asset('/a.css', 10)), 'missing'],
    'an hour': [cached('public, max-age=3600'), 'short'],
    'asking each time': [cached('no-cache'), 'short'],
    'a time for others’ caches only': [cached('s-maxage=31536000'), 'missing'],
    'a date that is no date': [files(asset('/a.css', 10, { expires: '0' })), 'short'],
  },
  fine: { 'a year': cached('public, max-age=31536000, immutable') },
  'looks broken but is fine': {
    'a date instead of a time': files(
      asset('/a.css', 10, {
        date: 'Fri, 20 Nov 2026 10:00:00 GMT',
        expires: 'Sun, 20 Dec 2026 10:00:00 GMT',
      }),
    ),
    'two headers': cached('public, max-age="2592000"'),
  },
  'has nothing to judge': {
    'no files': [{}, 'not-applicable'],
    'a file that is missing': [
      { site: { assets: [{ ...answered(address('/a.css'), 404), kind: 'style', bytes: null }] } },
      'not-applicable',
    ],
  },
});

const photo = '<img src="/a.jpg" alt="A ute on the lift">';
const more = (attributes: string) => `${photo.repeat(3)}<img src="/b.jpg" alt="A wheel" ${attributes}>`;

describeCheck(imageFormats, {
  broken: {
    'a photo from the camera': [pictures(photo, jpeg(4_000_000)), 'huge'],
    'an old format': [pictures(photo, jpeg(200_000)), 'old-format'],
    'a fourth picture at once': [pictures(more('')), 'eager'],
  },
  fine: {
    'a small photo': pictures(photo, jpeg(60_000)),
    'a late fourth picture': pictures(more('loading="lazy"')),
  },
  'looks broken but is fine': {
    'an old format beside a newer one': pictures(
      `<picture><source type="image/avif" srcset="/a.avif">${photo}</picture>`,
      jpeg(200_000),
    ),
    'a server that chooses the format': pictures(photo, jpeg(200_000, { vary: 'Accept' })),
    'a fourth picture that is an icon': pictures(more('width="24" height="24"')),
    'a fourth picture inside the page': pictures(
      `${photo.repeat(3)}<img src="data:image/png;base64,AA" alt="">`,
    ),
    'a fourth picture that a script loads later': pictures(
      `${photo.repeat(3)}<img data-src="/b.jpg" alt="">`,
    ),
  },
  'has nothing to judge': { 'no pictures': [{}, 'not-applicable'] },
});

describeCheck(httpVersion, {
  broken: { 'HTTP/1.1': [{ site: { protocol: 'http/1.1' } }, 'old'] },
  fine: { 'HTTP/2': { site: { protocol: 'h2' } } },
  'looks broken but is fine': {
    'HTTP/3 on offer': { site: { protocol: 'http/1.1' }, headers: { 'alt-svc': 'h3=":443"; ma=86400' } },
  },
  'has nothing to judge': {
    'a page over http': [{ url: 'http://smith.example/' }, 'not-applicable'],
    'nobody asked': [{}, 'not-measured'],
  },
});
