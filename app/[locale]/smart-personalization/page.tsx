import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PageJsonLd } from '@/components/page-json-ld';
import { SmartPersonalizationSections } from '@/components/smart-personalization/smart-personalization-sections';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/smart-personalization'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'smart-personalization') : {};
}

export default async function SmartPersonalizationPage({
  params,
}: PageProps<'/[locale]/smart-personalization'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="smart-personalization" />
      <SmartPersonalizationSections locale={locale} />
    </>
  );
}
