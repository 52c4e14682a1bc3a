import { crawlDelay } from '@/lib/web-page/crawl-delay';

describe('crawlDelay', () => {
  it.each([
    ['User-agent: *\nCrawl-delay: 5', 5],
    ['user-agent: *\ncrawl-delay: 0.5 # half a second', 0.5],
    ['User-agent: OurBot\nCrawl-delay: 3\n\nUser-agent: *\nCrawl-delay: 9', 3],
    [
      'User-agent: *\nCrawl-delay: 9\nUser-agent: ourbot/2.0\nUser-agent: other\nDisallow: /x\nCrawl-delay: 2',
      2,
    ],
    ['User-agent: OurBot\nDisallow:\n\nUser-agent: *\nCrawl-delay: 9', 0],
    ['User-agent: other\nCrawl-delay: 7', 0],
    ['Crawl-delay: 7', 0],
    ['User-agent: *\nCrawl-delay: soon', 0],
    ['User-agent: *\nCrawl-delay: -4', 0],
    ['User-agent: *\nCrawl-delay: 999999999', 86_400],
    ['', 0],
  ])('reads %j as %d seconds', (text, seconds) => {
    expect(crawlDelay(text, 'OurBot/1.0 (+https://example.com/bot)')).toBe(seconds);
  });
});
