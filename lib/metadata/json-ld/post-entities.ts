import type { BlogPosting, Person, Thing } from 'schema-dts';
import { brand } from '@/lib/config/brand';
import type { Post } from '@/lib/content/load-post';
import { changedAt, findAuthor, publishedAt } from '@/lib/content/posts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type PostId, pages, postPath } from '@/lib/site/pages';
import { absoluteUrl } from '../absolute-url';
import { businessId } from './business';
import { nodeId } from './node-id';
import type { Words } from './words';

/** An article as its own page describes it. https://developers.google.com/search/docs/appearance/structured-data/article */
export function postEntities(t: Words, locale: Locale, post: Post): Thing[] {
  const path = postPath(post.id);
  return [
    {
      ...summary(locale, post),
      description: post.description,
      inLanguage: locales[post.written].hrefLang,
      mainEntityOfPage: { '@id': nodeId(locale, path, 'page') },
      image: { '@id': nodeId(locale, path, 'picture') },
      publisher: { '@id': businessId },
      articleSection: t(`blog.categories.${post.category}`),
      keywords: post.tags.map((tag) => t(`blog.tags.${tag}`)),
      timeRequired: `PT${post.readTimeMinutes}M`,
    },
  ];
}

/** The blog, with its articles by name. https://schema.org/Blog */
export function blogEntities(t: Words, locale: Locale, posts: readonly Post[]): Thing[] {
  return [
    {
      '@type': 'Blog',
      '@id': blogId(locale),
      name: t('blog.meta.title'),
      description: t('blog.meta.description'),
      inLanguage: locales[locale].hrefLang,
      publisher: { '@id': businessId },
      blogPost: posts.map((post) => summary(locale, post)),
    },
  ];
}

function summary(locale: Locale, post: Post): Exclude<BlogPosting, string> {
  return {
    '@type': 'BlogPosting',
    '@id': articleId(locale, post.id),
    url: absoluteUrl(localePath(locale, postPath(post.id))),
    headline: post.title,
    datePublished: publishedAt(post),
    dateModified: changedAt(post),
    author: brand.claims.confirmed ? person(locale, post) : { '@id': businessId },
  };
}

function person(locale: Locale, post: Post): Person {
  const { id, name } = findAuthor(post);
  const about = nodeId(locale, pages.about.path, id);
  return { '@type': 'Person', '@id': about, name, url: absoluteUrl(localePath(locale, pages.about.path)) };
}

const articleId = (locale: Locale, id: PostId) => nodeId(locale, postPath(id), 'article');
const blogId = (locale: Locale) => nodeId(locale, pages.blog.path, 'blog');
