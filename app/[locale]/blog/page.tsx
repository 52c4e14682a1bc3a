import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { BlogSections } from '@/components/blog/blog-sections';
import { PageData } from '@/components/page-data';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/blog'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'blog') : {};
}

export default async function BlogPage({ params }: PageProps<'/[locale]/blog'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageData locale={locale} page="blog" />
      <BlogSections locale={locale} />
    </>
  );
}
