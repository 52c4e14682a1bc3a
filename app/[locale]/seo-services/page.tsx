import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PageJsonLd } from '@/components/page-json-ld';
import { SeoServicesSections } from '@/components/seo-services/seo-services-sections';
import { PageView } from '@/components/tracking/page-view';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/seo-services'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'seo-services') : {};
}

export default async function SeoServicesPage({ params }: PageProps<'/[locale]/seo-services'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="seo-services" />
      <SeoServicesSections locale={locale} />
      <PageView />
    </>
  );
}
