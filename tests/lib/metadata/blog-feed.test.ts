import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { loadPosts } from '@/lib/content/load-post';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { blogFeed } from '@/lib/metadata/blog-feed';

const words = { title: 'Articles & <news>', description: 'What "we" write', category: () => 'Tips & tricks' };

function feed(locale: (typeof localeCodes)[number]) {
  return blogFeed(locale, loadPosts(locale), words);
}

describe('the feed of the blog', () => {
  it.each(localeCodes)('in %s is XML with every article, newest first, dated as the articles are', (code) => {
    expect(XMLValidator.validate(feed(code))).toBe(true);
    const { channel } = new XMLParser({ ignoreAttributes: false }).parse(feed(code)).rss;
    expect(channel.language).toBe(locales[code].hrefLang);
    const posts = loadPosts(code);
    expect(channel.item).toHaveLength(posts.length);
    expect(channel.item[0].title).toBe(posts[0]?.title);
    expect(channel.lastBuildDate).toBe(channel.item[0].pubDate);
    expect(new Date(channel.item[0].pubDate)).toEqual(new Date(`${posts[0]?.date}T00:00:00+10:00`));
  });

  it('keeps marks in its words from becoming markup', () => {
    const { channel } = new XMLParser().parse(feed('en')).rss;
    expect(channel.title).toContain('Articles & <news>');
    expect(channel.item[0].category).toBe('Tips & tricks');
  });
});
