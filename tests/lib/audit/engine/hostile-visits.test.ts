import { serialize } from 'node:v8';
import { checks } from '@/lib/audit/checks/registry';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { robotsFaults } from '@/lib/web-page/robots-txt';
import { run as planVisit } from '@/lib/web-page/tasks/plan-task';
import { leastCpuMs } from '@/tests/support/own-cpu';
import { createVisit, robotsTxt, type VisitParts } from '@/tests/support/visit';

/** Half of the processor time that an audit may take. Unbounded, most of these take minutes. */
const mostMs = 1500;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Smith Plumbing</title>${head}</head><body>${body}</body></html>`;

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;

const thing = '{"@id":"#x","@type":"Plumber"}';
const tabs = (count: number) => '\t'.repeat(count);
const unendedSection = jsonLd(`{"a":1}${tabs(20)}]]>${tabs(170)}x`);

const hostile: Record<string, VisitParts> = {
  'structured data behind a CDATA section that doesn’t end it': { html: page('', unendedSection) },
  'ten of them': { html: page('', unendedSection.repeat(10)) },
  'a Server header of thirty thousand digits': { headers: { server: '1'.repeat(30_000) } },
  'microdata that shares nested items under many names': {
    html: page('<div itemscope itemprop="a b c d e f g h i j k l m n o p q r s t">'.repeat(14), '').replace(
      'itemprop="a b',
      'data-first="a b',
    ),
  },
  'thousands of robots metas with hundreds of directives': {
    html: page('', `<meta name="robots" content="${'a , '.repeat(480)}">`.repeat(1000)),
  },
  'scripts that describe one thing forty thousand times': {
    html: page(jsonLd(`{"@context":"https://schema.org","@graph":[${Array(3000).fill(thing)}]}`).repeat(14)),
  },
};

describe('a page made to hold us up', () => {
  it.each(Object.entries(hostile))('is judged in a moment: %s', async (_, parts) => {
    const visit = createVisit(parts);
    let broken: unknown;
    const took = await leastCpuMs(mostMs, async () => {
      broken = judgeVisit(visit).broken;
    });
    expect(took).toBeLessThan(mostMs);
    expect(broken).toEqual([]);
  });

  it('is checked quickly: a robots.txt of one endless comment', async () => {
    const { text } = robotsTxt(`User-agent: *\n${'#'.repeat(400_000)}\u2028x`);
    expect(await leastCpuMs(mostMs, async () => expect(robotsFaults(text)).toEqual([]))).toBeLessThan(mostMs);
  });
});

/** Worst cases for patterns and loops: long repetitions. */
const pieces = [
  ...['\t', ' ', '\n', '"', "'", '<', '>', '1', '0', '-', 'a', 'A', '=', ';', ',', '.', '/', '@', '\\', '{'],
  ...[
    '[',
    '(',
    ')',
    '+',
    '%',
    '&',
    '#',
    ':',
    '!',
    '日',
    '😀',
    '۴',
    'Aa',
    'a.',
    'a@a.',
    '1 ',
    '1.',
    'a ',
    '-a',
  ],
  ...['//', '/*', '*/', '<!--', '-->', ']]>', '://', 'http://', 'url(', '@import ', '&lt;', '404 ', 'ul. '],
  ...['خیابان', 'Platz', 'tel ', '{"a":', '[[', '<a ', '<meta ', 'x="', ' = ', 'rel=', '; ', "'none' "],
];
const long = 20_000;
/** Checks get the first 2,000 characters of an attribute; longer ones would only test the parser. */
const longAttribute = 2500;

function pageOf(piece: string): VisitParts {
  const repeated = (length: number) => `${piece.repeat(length / piece.length)}x`;
  const text = repeated(long);
  const attribute = repeated(longAttribute).replaceAll('"', '&quot;');
  const metas = ['description', 'viewport', 'robots', 'generator', 'twitter:card', 'theme-color'].map(
    (name) => `<meta name="${name}" content="${attribute}">`,
  );
  const shared = ['og:title', 'og:image', 'og:url'].map(
    (name) => `<meta property="${name}" content="${attribute}">`,
  );
  const refresh = ['refresh', 'content-security-policy', 'content-type'].map(
    (name) => `<meta http-equiv="${name}" content="${attribute}">`,
  );
  const links = ['canonical', 'stylesheet', 'icon', 'preload', 'alternate'].map(
    (rel) => `<link rel="${rel}" hreflang="${attribute}" href="${attribute}">`,
  );
  return {
    html: `<html lang="${attribute}"><head><title>${text}</title>${[...metas, ...shared, ...refresh, ...links].join('')}
      ${jsonLd(text)}${jsonLd(`{"@type":"Plumber","telephone":${JSON.stringify(text)},"openingHours":${JSON.stringify(text)}}`)}
      <style>${text}</style><script>${text}</script></head><body><h1>${text}</h1>
      <a href="${attribute}" title="${attribute}" style="${attribute}">${text}</a><img src="${attribute}" alt="${attribute}" srcset="${attribute}">
      <form action="${attribute}"><input name="${attribute}" type="email"></form><address>${text}</address>${text.repeat(5)}</body>`,
    headers: Object.fromEntries(
      [
        ...[
          'server',
          'link',
          'x-robots-tag',
          'content-security-policy',
          'set-cookie',
          'cache-control',
          'vary',
        ],
        ...[
          'strict-transport-security',
          'referrer-policy',
          'x-powered-by',
          'content-encoding',
          'x-frame-options',
        ],
      ].map((name) => [name, text]),
    ),
    site: {
      robotsTxt: robotsTxt(`User-agent: *\nDisallow: ${text}\n${text}\nSitemap: ${text}\n${text.repeat(5)}`),
    },
    businessName: text.slice(0, 200),
  };
}

describe('a page of one thing repeated without end', () => {
  it.each(pieces)('is planned and checked quickly: %j', async (piece) => {
    const visit = createVisit(pageOf(piece));
    const packed = { ...visit.page, html: serialize(visit.page.html) };
    const took = await leastCpuMs(mostMs, async () => {
      const { facts, broken } = judgeVisit(visit);
      expect(broken).toEqual([]);
      expect(facts.findings).toHaveLength(checks.length);
      planVisit({
        page: packed,
        robots: visit.site.robotsTxt,
        userAgent: 'robot/1.0',
        noPage: new URL('/none', visit.page.url).href,
      });
    });
    expect(took).toBeLessThan(mostMs);
  });
});
