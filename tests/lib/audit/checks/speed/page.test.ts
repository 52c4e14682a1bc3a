import { bfcache } from '@/lib/audit/checks/speed/bfcache';
import { domSize } from '@/lib/audit/checks/speed/dom-size';
import { fontDisplay } from '@/lib/audit/checks/speed/font-display';
import { minified } from '@/lib/audit/checks/speed/minified';
import { preconnect } from '@/lib/audit/checks/speed/preconnect';
import { renderBlocking } from '@/lib/audit/checks/speed/render-blocking';
import { requestCount } from '@/lib/audit/checks/speed/request-count';
import { spareCharacters } from '@/lib/audit/facts/speed/spare-characters';
import { describeCheck } from '@/tests/support/describe-check';
import { leastCpuMs } from '@/tests/support/own-cpu';
import type { VisitParts } from '@/tests/support/visit';

const head = (markup: string): VisitParts => ({
  html: `<!doctype html><html><head><title>x</title>${markup}</head></html>`,
});
const many = (count: number, markup: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => markup(index)).join('');
const sheet =
  (more = '') =>
  (index: number) =>
    `<link rel="stylesheet" href="/${index}.css" ${more}>`;
const google = (query: string) =>
  `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter${query}">`;

describeCheck(domSize, {
  broken: { 'two thousand elements': [head('<p>x</p>'.repeat(2000)), 'large'] },
  fine: { 'a hundred': head('<p>x</p>'.repeat(100)) },
});

describeCheck(renderBlocking, {
  broken: {
    'a script in the head': [head('<script src="/a.js"></script>'), 'scripts'],
    'a script with an old type': [head('<script type="text/JavaScript" src="/a.js"></script>'), 'scripts'],
    'three style sheets': [head(many(3, sheet())), 'styles'],
    'a style sheet in a style sheet': [head('<style>@import "a.css";</style>'), 'imports'],
  },
  fine: { 'two style sheets': head(many(2, sheet())), nothing: head('') },
  'looks broken but is fine': {
    'scripts that wait': head('<script src="/a.js" defer></script><script src="/b.js" async></script>'),
    modules: head('<script type="module" src="/a.js"></script><script nomodule src="/b.js"></script>'),
    data: head('<script type="application/ld+json">{}</script>'),
    'a script at the end': {
      html: '<!doctype html><title>x</title><body><p>x</p><script src="/a.js"></script>',
    },
    'style sheets for paper': head(many(4, sheet('media="print"'))),
    'style sheets that are loaded late': head(`<noscript>${many(4, sheet())}</noscript>`),
  },
});

describeCheck(requestCount, {
  broken: {
    'a hundred pictures': [head(many(100, (index) => `<img src="/${index}.png" alt="">`)), 'files'],
    'eleven companies': [
      head(many(11, (index) => `<script async src="https://cdn.company${index}.example/x.js"></script>`)),
      'hosts',
    ],
  },
  fine: { 'a few files': head(many(5, sheet())) },
  'looks broken but is fine': {
    'one picture a hundred times': head('<img src="/a.png" alt="">'.repeat(100)),
    'a hundred pictures in the page': head(
      many(100, (index) => `<img src="data:image/png;base64,A${index}" alt="">`),
    ),
    'own hosts': head(
      many(11, (index) => `<script async src="https://a${index}.smith-plumbing.example/x.js"></script>`),
    ),
  },
});

const spacious = '    // adds one\n    function add(one) {\n        return one + 1;\n    }\n\n'.repeat(300);
const tight = 'function add(n){return n+1}'.repeat(600);

describeCheck(minified, {
  broken: {
    'a script as written': [head(`<script>${spacious}</script>`), 'spacious'],
    'a style sheet as written': [
      head(`<style>${'    body {\n        color: red;\n    }\n\n'.repeat(500)}</style>`),
      'spacious',
    ],
  },
  fine: { 'a tight script': head(`<script>${tight}</script>`) },
  'has nothing to judge': {
    'a short script': [head('<script>\n\n  run();\n\n</script>'), 'not-applicable'],
    'data for search engines': [
      head(`<script type="application/ld+json">${' \n'.repeat(9000)}{}</script>`),
      'not-applicable',
    ],
  },
});

describeCheck(fontDisplay, {
  broken: {
    'Google Fonts as copied years ago': [head(google('')), 'blank'],
    'an import': [
      head('<style>@import url("https://fonts.googleapis.com/css?family=Inter");</style>'),
      'blank',
    ],
    'a rule of one’s own': [head('<style>@font-face{font-family:A;src:url(/a.woff2)}</style>'), 'blank'],
  },
  fine: {
    swap: head(google('&display=swap')),
    'a rule that swaps': head('<style>@font-face{src:url(/a.woff2);font-display: optional}</style>'),
  },
  'looks broken but is fine': {
    'a rule for a font of the machine beside it': head(
      `<style>@font-face{font-family:B;src:local(Arial)}</style>${google('&display=fallback')}`,
    ),
  },
  'has nothing to judge': { 'fonts of the machine': [head(''), 'not-applicable'] },
});

describeCheck(preconnect, {
  broken: { 'fonts without a head start': [head(google('&display=swap')), 'missing'] },
  fine: {
    'a head start': head(`<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>${google('')}`),
  },
  'looks broken but is fine': {
    'an older kind of head start': head(`<link rel="dns-prefetch" href="//fonts.gstatic.com">${google('')}`),
  },
  'has nothing to judge': { 'own fonts': [head(''), 'not-applicable'] },
});

describe('spareCharacters', () => {
  it('finds nothing to spare in tight code', () => {
    expect(spareCharacters(tight)).toBeLessThan(tight.length / 100);
  });

  it('counts comments over several lines', () => {
    expect(spareCharacters('/*\n a\n b\n*/\nx')).toBe(12);
  });

  it('takes one pass over a hundred thousand comments that never end', async () => {
    const took = await leastCpuMs(500, async () => spareCharacters('/*\n'.repeat(100_000)));
    expect(took).toBeLessThan(500);
  });
});

describeCheck(bfcache, {
  broken: {
    'a server that forbids keeping it': [{ headers: { 'cache-control': 'no-store, max-age=0' } }, 'no-store'],
    'a script that waits for its end': [
      head('<script>window.addEventListener("unload", send)</script>'),
      'unload',
    ],
    'the attribute': [{ html: '<body onunload="send()">' }, 'unload'],
  },
  fine: {
    'nothing of that': {},
    'a page to be asked for again': { headers: { 'cache-control': 'no-cache' } },
  },
  'looks broken but is fine': {
    'another event with that in its name': head('<script>addEventListener("beforeunload", ask)</script>'),
    'a comparison': head('<script>if (window.onunload == null) start()</script>'),
  },
  'has nothing to judge': { 'no page': [{ html: null, status: 404 }, 'not-applicable'] },
});
