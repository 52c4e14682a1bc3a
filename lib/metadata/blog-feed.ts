import { brand } from '@/lib/config/brand';
import { creditedAuthor } from '@/lib/content/credited-author';
import type { Post } from '@/lib/content/load-post';
import { publishedOn } from '@/lib/content/posts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pages, postPath } from '@/lib/site/pages';
import { absoluteUrl } from './absolute-url';
import { escapeXml } from './escape-xml';
import { feedUrl } from './feed-url';

interface FeedWords {
  title: string;
  description: string;
  category: (post: Post) => string;
}

/** The blog as RSS 2.0, newest first. Its dates are the articles' own. https://www.rssboard.org/rss-specification */
export function blogFeed(locale: Locale, posts: readonly Post[], words: FeedWords): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${brand.name}: ${words.title}`),
    element('link', absoluteUrl(localePath(locale, pages.blog.path))),
    element('description', words.description),
    element('language', locales[locale].hrefLang),
    // Feeds must contain their own address. https://validator.w3.org/feed/docs/warning/MissingAtomSelfLink.html
    `<atom:link href="${escapeXml(feedUrl(locale))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', publishedOn(newest).toUTCString())] : []),
    ...posts.map((post) => item(locale, post, words.category(post))),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(locale: Locale, post: Post, category: string): string {
  const link = absoluteUrl(localePath(locale, postPath(post.id)));
  return [
    '<item>',
    element('title', post.title),
    element('link', link),
    element('guid', link),
    element('description', post.excerpt),
    element('category', category),
    element('dc:creator', creditedAuthor(post)),
    element('pubDate', publishedOn(post).toUTCString()),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
