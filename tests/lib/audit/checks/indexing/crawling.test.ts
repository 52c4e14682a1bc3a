import { httpStatusCode } from '@/lib/audit/checks/indexing/http-status-code';
import { isCrawlable } from '@/lib/audit/checks/indexing/is-crawlable';
import { noimageindex } from '@/lib/audit/checks/indexing/noimageindex';
import { nosnippet } from '@/lib/audit/checks/indexing/nosnippet';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit, robotsTxt, type VisitParts } from '@/tests/support/visit';

const withHead = (head: string) => ({
  html: `<!doctype html><html lang="en"><head>${head}</head><body><p>Hi</p></body></html>`,
});
const withHeader = (...values: string[]): VisitParts => ({ headers: { 'X-Robots-Tag': values } });
const withRobots = (text: string): VisitParts => ({ site: { robotsTxt: robotsTxt(text) } });

describeCheck(httpStatusCode, {
  broken: {
    'a page that is gone': [{ html: null, status: 404 }, 'not-found'],
    'a page that was taken down': [{ html: null, status: 410 }, 'not-found'],
    'a password': [{ html: null, status: 401 }, 'refused'],
    'an odd client error': [{ html: null, status: 418 }, 'client-error'],
    'a crash': [{ html: null, status: 500 }, 'server-error'],
    'a status that ends the range': [{ html: null, status: 599 }, 'server-error'],
  },
  fine: { 'a page': {}, 'a page that was just made': { status: 201 } },
  'looks broken but is fine': { 'a status beyond the range': { html: null, status: 999 } },
});

describeCheck(isCrawlable, {
  broken: {
    'noindex in the body': [
      { html: '<title>x</title><body><p>Hi<meta name="robots" content="noindex">' },
      'in-body',
    ],
    'noindex in the head': [withHead('<meta name="robots" content="noindex">'), 'meta'],
    'noindex in capitals among others': [
      withHead('<META NAME="ROBOTS" CONTENT="NOFOLLOW , NoIndex">'),
      'meta',
    ],
    none: [withHead('<meta name="robots" content="none">'), 'meta'],
    'noindex for Google alone, which Lighthouse lets pass': [
      withHead('<meta name="googlebot" content="noindex">'),
      'meta',
    ],
    'a second line that forbids what the first allows': [
      withHead('<meta name="robots" content="index, follow"><meta name="robots" content="noindex">'),
      'meta',
    ],
    'a header': [withHeader('noindex, nofollow'), 'header'],
    'the second of two headers': [withHeader('nofollow', 'noindex'), 'header'],
    'a header for Google': [withHeader('Googlebot: noindex'), 'header'],
    'a header that names Google after another robot': [
      withHeader('otherbot: index, googlebot: none'),
      'header',
    ],
    'a date that has passed': [withHeader('unavailable_after: 25 Jun 2010 15:00:00 PST'), 'expired'],
    'a passed date with a comma in it': [
      withHeader('unavailable_after: Friday, 25-Jun-10 15:00:00 PST'),
      'expired',
    ],
    'a passed date in the head': [
      withHead('<meta name="robots" content="unavailable_after: 2020-09-21">'),
      'expired',
    ],
    'Disallow for all': [withRobots('User-agent: *\nDisallow: /'), 'robots'],
    'Disallow for Google': [withRobots('User-agent: Googlebot\nDisallow: /services/'), 'robots'],
    'a pattern that hits the page': [withRobots('User-agent: *\nDisallow: /*/hot-water$'), 'robots'],
    'noindex that robots.txt hides': [
      { ...withRobots('User-agent: *\nDisallow: /'), ...withHead('<meta name="robots" content="noindex">') },
      'unseen',
    ],
    'only Google is let in': [
      withRobots('User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow:'),
      'only-some-robots',
    ],
  },
  fine: {
    'a page that says nothing': {},
    'index, follow': withHead('<meta name="robots" content="index, follow, max-image-preview:large">'),
    'a robots.txt that keeps other pages': withRobots('User-agent: *\nDisallow: /wp-admin/\nAllow: /'),
    'a date to come': withHeader('unavailable_after: 25 Jun 2090 15:00:00 PST'),
  },
  'looks broken but is fine': {
    'another robot in a header': withHeader('AhrefsBot: noindex'),
    'another robot by robots.txt': withRobots('User-agent: GPTBot\nDisallow: /'),
    'noindex under another name': withHead('<meta property="robots" content="noindex">'),
    'the word in an own directive': withHead('<meta name="robots" content="noindexing">'),
    'a date that is none': withHeader('unavailable_after: soon'),
    'a robots.txt that is gone': { site: { robotsTxt: robotsTxt('User-agent: *\nDisallow: /', 404) } },
    'a longer Allow': withRobots('User-agent: *\nDisallow: /services\nAllow: /services/hot-water'),
  },
});

describe('is-crawlable', () => {
  it('reports which other search robots are blocked, and passes', () => {
    const outcome = isCrawlable.run(createVisit(withHead('<meta name="bingbot" content="noindex">')));
    expect(outcome).toMatchObject({ status: 'passed', values: { robots: 'bingbot', blocked: 1 } });
  });

  it('shows the line of robots.txt with its number', () => {
    const outcome = isCrawlable.run(createVisit(withRobots('# rules\nUser-agent: *\nDisallow: /services')));
    expect(outcome).toMatchObject({
      evidence: [{ snippet: 'Disallow: /services', line: 3, url: expect.stringMatching(/\/robots\.txt$/) }],
    });
  });

  it('weighs as much as in Lighthouse', () => {
    expect(isCrawlable.weight).toBeCloseTo(4.0435, 4);
  });
});

describeCheck(nosnippet, {
  broken: {
    'nosnippet in the head': [withHead('<meta name="robots" content="index, nosnippet">'), 'forbidden'],
    'a snippet of no length in a header': [withHeader('max-snippet: 0'), 'forbidden'],
    'nosnippet for Google': [withHead('<meta name="googlebot" content="nosnippet">'), 'forbidden'],
  },
  fine: { 'a page that says nothing': {} },
  'looks broken but is fine': {
    'a snippet of any length': withHead('<meta name="robots" content="max-snippet:-1">'),
    'another robot': withHeader('otherbot: nosnippet'),
    'a part that is left out': { html: '<title>x</title><p data-nosnippet>Hi</p>' },
  },
});

describeCheck(noimageindex, {
  broken: {
    'noimageindex in the head': [withHead('<meta name="robots" content="noimageindex">'), 'forbidden'],
    'a header for Google’s picture robot': [withHeader('googlebot-image: noimageindex'), 'forbidden'],
  },
  fine: { 'a page that says nothing': {} },
  'looks broken but is fine': {
    'large previews': withHead('<meta name="robots" content="max-image-preview:large">'),
    'another robot': withHeader('otherbot: noimageindex'),
  },
});
