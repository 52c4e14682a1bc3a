import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { GrowthSections } from '@/components/business-growth/growth-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/business-growth'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'business-growth') : {};
}

export default async function BusinessGrowthPage({ params }: PageProps<'/[locale]/business-growth'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="business-growth" />
      <GrowthSections locale={locale} />
    </>
  );
}
