import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { metaFacts } from '@/lib/content/meta-facts';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { plainWords } from '@/lib/i18n/shown-messages';
import { hasOwnPicture, picturePath, pictureSize } from '@/lib/og/picture-file';
import { type PageId, pages } from '@/lib/site/pages';
import { absoluteUrl } from './absolute-url';
import { alternates } from './alternates';
import { feedUrl } from './feed-url';
import { geoTags } from './geo-tags';
import { robotsFor } from './robots';

/** The metadata of a page. Its words are under `meta` in the page's message file. */
export async function pageMetadata(locale: Locale, page: PageId): Promise<Metadata> {
  const t = await getTranslations({ locale });
  const facts = metaFacts(locale);
  const words = {
    title: t(`${page}.meta.title`, facts),
    description: t(`${page}.meta.description`, facts),
    keywords: t(`${page}.meta.keywords`),
  };
  return buildMetadata({ locale, ...pages[page], ...words, feed: page === 'blog' ? words.title : undefined });
}

interface PageHead {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  indexable: boolean;
  title: string;
  description: string;
  keywords: string;
  /** Title of the blog's feed, if the page links to it. */
  feed?: string;
  article?: ArticleHead;
}

interface ArticleHead {
  publishedAt: string;
  changedAt: string;
  author: string;
  section: string;
  tags: readonly string[];
}

/** The metadata of a page whose words come from elsewhere. */
export function buildMetadata(head: PageHead): Metadata {
  const page = withPlainWords(head);
  const { locale, path, title, description, keywords, feed } = page;
  const canonical = absoluteUrl(localePath(locale, path));
  const images = [socialImage(page)];
  return {
    metadataBase: new URL(env.SITE_URL),
    title,
    description,
    keywords,
    alternates: {
      canonical,
      languages: alternates(path),
      types: feed ? { 'application/rss+xml': [{ url: feedUrl(locale), title: feed }] } : undefined,
    },
    robots: robotsFor(page.indexable),
    openGraph: {
      ...chooseOpenGraphType(page),
      siteName: brand.name,
      title,
      description,
      url: canonical,
      images,
      locale: locales[locale].ogLocale,
      alternateLocale: localeCodes.filter((code) => code !== locale).map((code) => locales[code].ogLocale),
    },
    twitter: { card: 'summary_large_image', title, description, images },
    other: geoTags,
  };
}

function withPlainWords(head: PageHead): PageHead {
  const { title, description, keywords, feed, article } = head;
  return {
    ...head,
    title: plainWords(title),
    description: plainWords(description),
    keywords: plainWords(keywords),
    ...(feed && { feed: plainWords(feed) }),
    ...(article && {
      article: { ...article, section: plainWords(article.section), tags: article.tags.map(plainWords) },
    }),
  };
}

/** https://ogp.me/#types */
function chooseOpenGraphType({ article }: PageHead) {
  if (!article) return { type: 'website' } as const;
  const { publishedAt, changedAt, author, section, tags } = article;
  return {
    type: 'article',
    publishedTime: publishedAt,
    modifiedTime: changedAt,
    authors: [author],
    section,
    tags: [...tags],
  } as const;
}

interface Shared {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  title: string;
}

/** The social picture of a page. Its alternative text is the text in it, because the rest is decoration. */
function socialImage({ locale, path, title }: Shared) {
  return {
    url: absoluteUrl(picturePath(path, locale)),
    type: 'image/png',
    ...pictureSize,
    alt: hasOwnPicture(path) ? `${brand.name}: ${title}` : brand.name,
  };
}
