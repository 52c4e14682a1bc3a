import { factsOf } from '@/lib/audit/audit-website';
import { robotsFaults } from '@/lib/web-page/robots-txt';
import { robotsTxt, type VisitParts, visitOf } from '@/tests/support/visit';

/** Checks run where the site's visitors are served. Unbounded, each of these takes seconds at best, and most of them minutes. */
const patienceMs = 3000;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Smith Plumbing</title>${head}</head><body>${body}</body></html>`;

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;

const thing = '{"@id":"#x","@type":"Plumber"}';

const hostile: Record<string, VisitParts> = {
  'microdata that shares nested items under many names': {
    html: page('<div itemscope itemprop="a b c d e f g h i j k l m n o p q r s t">'.repeat(14), '').replace(
      'itemprop="a b',
      'data-first="a b',
    ),
  },
  'thousands of robots metas with hundreds of directives': {
    html: page('', `<meta name="robots" content="${'a , '.repeat(480)}">`.repeat(3000)),
  },
  'scripts that describe one thing a hundred thousand times': {
    html: page(jsonLd(`{"@context":"https://schema.org","@graph":[${Array(3000).fill(thing)}]}`).repeat(40)),
  },
};

describe('a page made to hold us up', () => {
  it.each(Object.entries(hostile))('is judged in a moment: %s', async (_, parts) => {
    const visit = visitOf(parts);
    const startedAt = performance.now();
    const { findings } = await factsOf(visit);
    expect(performance.now() - startedAt).toBeLessThan(patienceMs);
    expect(findings.filter(({ outcome }) => outcome.status === 'broken')).toEqual([]);
  });

  it('is judged in a moment: a robots.txt of one endless comment', () => {
    const { text } = robotsTxt(`User-agent: *\n${'#'.repeat(400_000)}\u2028x`);
    const startedAt = performance.now();
    expect(robotsFaults(text)).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(patienceMs);
  });
});
