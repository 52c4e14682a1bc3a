import { aiCrawlers } from '@/lib/audit/checks/indexing/ai-crawlers';
import type { SiteFacts } from '@/lib/web-page/site-facts';
import { describeCheck } from '@/tests/support/describe-check';
import { createVisit } from '@/tests/support/visit';

const robots = (text: string, status = 200): { site: Partial<SiteFacts> } => ({
  site: {
    robotsTxt: {
      url: 'https://www.smith-plumbing.example/robots.txt',
      text,
      contentType: 'text/plain',
      outcome: { kind: 'answered', status, finalUrl: '', redirects: [], headers: [] },
    },
  },
});

describeCheck(aiCrawlers, {
  broken: {
    'one crawler for training is shut out': [robots('User-agent: GPTBot\nDisallow: /'), 'training-only'],
    'a visitor’s question can’t open it': [robots('User-agent: ChatGPT-User\nDisallow: /'), 'shut-out'],
    'several are shut out of this part of the site': [
      robots('User-agent: ClaudeBot\nUser-agent: PerplexityBot\nDisallow: /services/'),
      'shut-out',
    ],
  },
  fine: {
    'a file that shuts out nobody': robots('User-agent: *\nDisallow:'),
    'no file': robots('', 404),
    'crawlers that are shut out of another part': robots('User-agent: GPTBot\nDisallow: /blog/'),
  },
  'looks broken but is fine': {
    'another crawler is shut out': robots('User-agent: SemrushBot\nDisallow: /'),
    'a crawler is let in where others are not': robots(
      'User-agent: GPTBot\nAllow: /\n\nUser-agent: *\nDisallow: /x',
    ),
  },
  'has nothing to judge': {
    'everybody is shut out, which is a fault of its own': [
      robots('User-agent: *\nDisallow: /'),
      'not-applicable',
    ],
    'a file that could not be read': [{}, 'not-measured'],
    'a server that fails': [robots('', 503), 'not-measured'],
  },
});

it('names every crawler that is shut out, with its line, and costs nothing', () => {
  const text = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /';
  expect(aiCrawlers.run(createVisit(robots(text)))).toMatchObject({
    values: { robots: 'GPTBot, Google-Extended' },
    evidence: [
      { snippet: 'GPTBot: Disallow: /', line: 2 },
      { snippet: 'Google-Extended: Disallow: /', line: 5 },
    ],
  });
  expect(aiCrawlers.weight).toBe(0);
});
