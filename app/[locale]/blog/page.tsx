import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BlogSections } from '@/components/blog/blog-sections';
import { PageData } from '@/components/page-data';
import { loadPosts } from '@/lib/content/load-post';
import { isLocale } from '@/lib/i18n/locales';
import { blogThings } from '@/lib/metadata/json-ld/post-things';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/blog'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'blog') : {};
}

export default async function BlogPage({ params }: PageProps<'/[locale]/blog'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations();
  return (
    <>
      <PageData locale={locale} page="blog" more={blogThings(t, locale, loadPosts(locale))} />
      <BlogSections locale={locale} />
    </>
  );
}
