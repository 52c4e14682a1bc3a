import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticlePage } from '@/components/blog/article-page';
import { PostJsonLd } from '@/components/blog/post-json-ld';
import { Shoreline } from '@/components/effects/shoreline';
import { creditedAuthor } from '@/lib/content/credited-author';
import { loadPost } from '@/lib/content/load-post';
import { changedAt, parsePostId, publishedAt } from '@/lib/content/posts';
import { isLocale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { postIds, postPath } from '@/lib/site/pages';

// Other ids get the prerendered page "Post Not Found" from middleware.ts.
export const dynamicParams = false;

export function generateStaticParams() {
  return postIds.map((id) => ({ id: String(id) }));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/blog/[id]'>): Promise<Metadata> {
  const { locale, id: segment } = await params;
  const id = parsePostId(segment);
  if (!isLocale(locale) || !id) return {};
  const t = await getTranslations({ locale, namespace: 'blog' });
  const post = loadPost(id, locale);
  return buildMetadata({
    locale,
    path: postPath(id),
    indexable: true,
    title: post.titleTag,
    description: post.description,
    keywords: post.keywords,
    feed: t('meta.title'),
    article: {
      publishedAt: publishedAt(post),
      changedAt: changedAt(post),
      author: creditedAuthor(post),
      section: t(`categories.${post.category}`),
      tags: post.tags.map((tag) => t(`tags.${tag}`)),
    },
  });
}

export default async function PostPage({ params }: PageProps<'/[locale]/blog/[id]'>) {
  const { locale, id: segment } = await params;
  const id = parsePostId(segment);
  if (!isLocale(locale) || !id) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PostJsonLd locale={locale} post={loadPost(id, locale)} />
      <ArticlePage id={id} locale={locale} />
      <Shoreline of="jetty" />
    </>
  );
}
