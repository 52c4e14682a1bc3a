import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BlogSections } from '@/components/blog/blog-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { loadPosts } from '@/lib/content/load-post';
import { isLocale } from '@/lib/i18n/locales';
import { blogEntities } from '@/lib/metadata/json-ld/post-entities';
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
      <PageJsonLd locale={locale} page="blog" more={blogEntities(t, locale, loadPosts(locale))} />
      <BlogSections locale={locale} />
    </>
  );
}
