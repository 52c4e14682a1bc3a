import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ArticlePage } from '@/components/blog/article-page';
import { loadPost } from '@/lib/content/load-post';
import { postIdOf } from '@/lib/content/posts';
import { isLocale } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/metadata/page-metadata';
import { postIds, postPath } from '@/lib/site/pages';

// Other ids get the prerendered page "Post Not Found" from middleware.ts.
export const dynamicParams = false;

export function generateStaticParams() {
  return postIds.map((id) => ({ id: String(id) }));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/blog/[id]'>): Promise<Metadata> {
  const { locale, id: segment } = await params;
  const id = postIdOf(segment);
  if (!isLocale(locale) || !id) return {};
  const { title, description, keywords } = loadPost(id, locale);
  return metadataOf({ locale, path: postPath(id), indexable: true, title, description, keywords });
}

export default async function PostPage({ params }: PageProps<'/[locale]/blog/[id]'>) {
  const { locale, id: segment } = await params;
  const id = postIdOf(segment);
  if (!isLocale(locale) || !id) notFound();
  setRequestLocale(locale);
  return <ArticlePage id={id} locale={locale} />;
}
