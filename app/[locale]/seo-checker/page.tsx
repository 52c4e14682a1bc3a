import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { SeoCheckerSections } from '@/components/audit/checker/seo-checker-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/seo-checker'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'seo-checker') : {};
}

export default async function SeoCheckerPage({ params }: PageProps<'/[locale]/seo-checker'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="seo-checker" />
      <SeoCheckerSections locale={locale} />
    </>
  );
}
