import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { createVisit, type VisitParts } from '@/tests/support/visit';

const url = 'https://www.smith-plumbing.example/';

const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  name: 'Smith Plumbing',
  telephone: '+61 7 5500 0000',
  url,
  image: `${url}van.jpg`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Beach Road',
    addressLocality: 'Southport',
    addressRegion: 'QLD',
    postalCode: '4215',
    addressCountry: 'AU',
  },
  openingHours: 'Mo-Fr 07:00-17:00',
};

const sentence =
  'We repair and replace hot water systems of every make in Southport and the suburbs around it. ';

const html = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8">
<title>Hot water repairs in Southport | Smith Plumbing</title>
<meta name="description" content="Hot water gone cold? Licensed plumbers in Southport repair or replace your system the same day, at a fixed price.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${url}"><link rel="icon" href="/icon.png"><link rel="apple-touch-icon" href="/touch.png">
<meta property="og:title" content="Hot water repairs in Southport"><meta property="og:description" content="Same day, fixed price.">
<meta property="og:image" content="${url}van.jpg"><meta property="og:url" content="${url}"><meta property="og:type" content="website">
<meta property="og:site_name" content="Smith Plumbing"><meta name="twitter:card" content="summary_large_image">
<link rel="alternate" hreflang="en-AU" href="${url}"><link rel="alternate" hreflang="x-default" href="${url}">
<script type="application/ld+json">${JSON.stringify(structuredData)}</script></head>
<body><header><nav><a href="/services">Our services</a> <a href="/prices">Prices and packages</a> <a href="/contact">Contact us</a></nav></header>
<main><h1>Hot water repairs in Southport</h1><p>${sentence.repeat(16)}</p><h2>What it costs</h2>
<p><img src="/van.jpg" alt="Our van in Beach Road" width="600" height="400"></p>
<p>Call <a href="tel:+61755000000">07 5500 0000</a>, Monday to Friday 7 am to 5 pm.</p>
<p><a href="https://www.google.com/maps/place/Smith">Find us on the map</a>, <a href="/reviews">read our reviews</a>.</p>
<form action="/send" method="post"><label>E-mail <input type="email" name="email"></label></form></main>
<footer><address>Smith Plumbing, 1 Beach Road, Southport QLD 4215</address><a href="/privacy">Privacy policy</a>
<a href="https://www.facebook.com/smith">Facebook page</a></footer></body></html>`;

const sound: VisitParts = { html, url, businessName: 'Smith Plumbing' };

const swap = (from: string | RegExp, to = '') => {
  const broken = html.replace(from, to);
  if (broken === html) throw new Error(`${from} is not on the page.`);
  return (page: string) => page.replace(from, to);
};

const faults: Record<string, (page: string) => string> = {
  'no title': swap(/<title>.*<\/title>/),
  'blank title': swap(/<title>.*<\/title>/, '<title> </title>'),
  'title too long': swap('<title>', `<title>${'Very long title '.repeat(8)}`),
  'two titles': swap('</title>', '</title><title>Another</title>'),
  'default title': swap(/<title>.*<\/title>/, '<title>Home</title>'),
  'no description': swap(/<meta name="description"[^>]*>/),
  'short description': swap(/content="Hot water gone[^"]*"/, 'content="Plumbers"'),
  'no viewport': swap(/<meta name="viewport"[^>]*>/),
  'fixed viewport': swap('width=device-width, initial-scale=1', 'width=1024'),
  'zoom locked': swap('initial-scale=1', 'initial-scale=1, user-scalable=no'),
  noindex: swap('</head>', '<meta name="robots" content="noindex"></head>'),
  'relative canonical': swap(`rel="canonical" href="${url}"`, 'rel="canonical" href="home"'),
  'foreign canonical': swap(`rel="canonical" href="${url}"`, 'rel="canonical" href="https://other.example/"'),
  'no language': swap(' lang="en-AU"'),
  'wrong language': swap(' lang="en-AU"', ' lang="xq"'),
  'no doctype': swap('<!doctype html>'),
  'no h1': swap(/<h1>.*<\/h1>/),
  'empty h1': swap(/<h1>.*<\/h1>/, '<h1></h1>'),
  'two h1': swap('</h1>', '</h1><h1>Another one</h1>'),
  'skipped level': swap(/<h2>(.*)<\/h2>/, '<h4>$1</h4>'),
  'hardly a word': swap(sentence.repeat(16), 'Hello.'),
  'no alt': swap(' alt="Our van in Beach Road"'),
  'file name as alt': swap('Our van in Beach Road', 'IMG_0042.jpg'),
  'no size': swap(' width="600" height="400"'),
  'generic link': swap('Our services</a>', 'click here</a>'),
  'link without name': swap('Prices and packages</a>', '</a>'),
  'script link': swap('href="/prices"', 'href="javascript:void(0)"'),
  'no links': swap(/<nav>.*<\/nav>/),
  'link to localhost': swap('href="/services"', 'href="http://localhost:3000/services"'),
  'broken structured data': swap('{"@context"', '{"@context'),
  'no structured data': swap(/<script type="application\/ld\+json">.*<\/script>/),
  'no postal code': swap('"postalCode":"4215",'),
  'no preview': swap(/<meta property="og:title".*\n.*\n.*twitter:card[^>]*>/),
  'no preview picture': swap(/<meta property="og:image"[^>]*>/),
  'wrong hreflang': swap('hreflang="en-AU"', 'hreflang="en-UK"'),
  'no tel link': swap('href="tel:+61755000000"', 'href="/call"'),
  'no address': swap(/<address>.*<\/address>/),
  'placeholder text': swap('We repair', 'Lorem ipsum dolor sit amet. We repair'),
  'meta refresh': swap('</head>', '<meta http-equiv="refresh" content="5; url=/next"></head>'),
};

const answers: Record<string, VisitParts> = {
  'kept out by a header': { headers: { 'x-robots-tag': 'noindex' } },
  'by plain http': { url: url.replace('https', 'http') },
  'an error page': { status: 500 },
  'a detour': {
    redirects: [1, 2, 3].map((step) => ({ url: `${url}${step}`, status: 302 })),
  },
  'a huge page': { bytes: { decoded: 5_000_000 } },
  'a slow answer': { timing: { ttfbMs: 4000 } },
};

const figures = ({ businessName = '', ...parts }: VisitParts) =>
  judgeVisit({ ...createVisit(parts), businessName }).facts;
let best: AuditFacts;
beforeAll(async () => {
  best = await figures(sound);
});
const seo = (facts: AuditFacts) => facts.metrics.seoScore.score ?? 0;

describe('a page and its twin with one thing broken', () => {
  it('starts from a page that is nearly without fault', () => {
    expect(seo(best)).toBeGreaterThanOrEqual(95);
  });

  it('scores the same at every reading, whenever that is and however long it takes', async () => {
    const later = await figures({ ...sound, fetchedAt: new Date('2031-01-01'), timing: { ttfbMs: 3000 } });
    expect(seo(later)).toBe(seo(best));
    expect(await figures(sound)).toEqual(best);
  });

  it.each(Object.entries(faults))('never scores more with %s', async (_name, break_) => {
    const twin = await figures({ ...sound, html: break_(html) });
    expect(seo(twin)).toBeLessThanOrEqual(seo(best));
    const failed = (facts: AuditFacts) =>
      facts.findings.filter(({ outcome }) => outcome.status === 'failed').map(({ id }) => id);
    expect(failed(twin).filter((id) => !failed(best).includes(id))).not.toEqual([]);
  });

  it.each(Object.entries(answers))('never scores more as %s', async (_name, parts) => {
    const twin = await figures({ ...sound, ...parts });
    expect(seo(twin)).toBeLessThanOrEqual(seo(best));
  });

  it('scores far less with everything broken at once', async () => {
    const wreck = Object.values(faults).reduce((page, break_) => break_(page), html);
    expect(seo(await figures({ ...sound, html: wreck }))).toBeLessThan(seo(best) / 2);
  });
});
