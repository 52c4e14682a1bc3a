import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/blog/article-page';
import { PostJsonLd } from '@/components/blog/post-json-ld';
import { Shoreline } from '@/components/effects/shoreline';
import { creditedAuthor } from '@/lib/content/credited-author';
import { loadPost } from '@/lib/content/load-post';
import { changedAt, parsePostId, publishedAt } from '@/lib/content/posts';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { postIds, postPath } from '@/lib/site/pages';

// Other ids get the prerendered page "Post Not Found" from middleware.ts.
export const dynamicParams = false;

export function generateStaticParams() {
  return postIds.map((id) => ({ id: String(id) }));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/blog/[id]'>): Promise<Metadata> {
  const id = parsePostId((await params).id);
  if (!id) return {};
  const locale = await getLocale();
  const t = await getTranslations('blog');
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
  const id = parsePostId((await params).id);
  if (!id) notFound();
  return (
    <>
      <PostJsonLd post={loadPost(id, await getLocale())} />
      <ArticlePage id={id} />
      <Shoreline />
    </>
  );
}
