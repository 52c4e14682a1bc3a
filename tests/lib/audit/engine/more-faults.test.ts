import fc from 'fast-check';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { visitTo } from '@/tests/support/faulty-site';
import { brokenSite, faults, type NamedFault } from '@/tests/support/site-faults';
import { type Optional, optionalNames } from '@/tests/support/sound-page';
import { robotsTxt } from '@/tests/support/visit';

jest.setTimeout(600_000);

/** More to hunt with; the same ones each time, so that nobody's change fails for another's fault. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 300);
const seed = Number(process.env.FAULT_SEED ?? 20_261_122);

const named: NamedFault[] = Object.entries(faults).flatMap(([place, ways]) =>
  ways.map((_, way) => [place, way] as const),
);

/** Faults of different places. */
const broken = fc.uniqueArray(fc.constantFrom(...named), { maxLength: 14, selector: ([place]) => place });
const lacking = fc.subarray(optionalNames);
const robotsFile = fc.constantFrom(robotsTxt('User-agent: *\nAllow: /'), robotsTxt('', 404));
const sites = fc.record({ lacks: lacking, wrong: broken, robots: robotsFile });

const judge = (lacks: readonly Optional[], wrong: readonly NamedFault[], robots = robotsTxt('', 404)) =>
  judgeVisit({ ...visitTo(brokenSite(lacks, wrong, robots)) });

function scoreOf(...site: Parameters<typeof judge>): number {
  return judge(...site).facts.metrics.seoScore.score ?? 0;
}

describe('a fault more, whatever else is wrong with a site', () => {
  it('never raises the score [property]', () => {
    fc.assert(
      fc.property(sites, fc.constantFrom(...named), ({ lacks, wrong, robots }, fault) => {
        // Wrong structured data in place of none is less wrong, not more.
        fc.pre([...lacks, ...wrong.map(([place]) => place)].every((place) => place !== fault[0]));
        const before = scoreOf(lacks, wrong, robots);
        expect(scoreOf(lacks, [...wrong, fault], robots)).toBeLessThanOrEqual(before);
      }),
      { numRuns: rounds, seed },
    );
  });

  it('is found, each of them by itself', () => {
    const failing = (...site: Parameters<typeof judge>) =>
      judge(...site).facts.findings.flatMap(({ id, outcome }) => (outcome.status === 'failed' ? [id] : []));
    const sound = failing([], []);
    for (const fault of named) {
      expect([fault, failing([], [fault]).filter((id) => !sound.includes(id))]).not.toEqual([fault, []]);
    }
  });

  it('costs points also when a type is misspelt, which hides that the page is that of a business', () => {
    const lacking: Optional[] = ['phone', 'address'];
    expect(scoreOf(lacking, [['data', 4]])).toBeLessThanOrEqual(scoreOf(lacking, []));
  });

  it('costs points also when fewer languages are named, where robots.txt keeps us from asking for them', () => {
    const closed: NamedFault[] = [
      ['robotsTxt', 1],
      ['lang', 0],
    ];
    expect(scoreOf([], [...closed, ['languages', 2]])).toBeLessThanOrEqual(scoreOf([], closed));
  });

  it('costs points also over http, where the sitemap lists the page over https', () => {
    const wrong: NamedFault[] = [
      ['title', 2],
      ['shell', 1],
      ['canonical', 3],
      ['doctype', 0],
    ];
    expect(scoreOf(['languages'], [...wrong, ['http', 0]])).toBeLessThanOrEqual(
      scoreOf(['languages'], wrong),
    );
  });

  it('costs points also when it takes dead links out of sight', () => {
    const links: NamedFault = ['deadLinks', 1];
    const closed: NamedFault = ['robotsTxt', 0];
    expect(scoreOf([], [links, closed])).toBeLessThan(scoreOf([], [links]));
  });
});
