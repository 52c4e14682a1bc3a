import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { FaqSections } from '@/components/faq/faq-sections';
import { PageData } from '@/components/page-data';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/faq'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'faq') : {};
}

export default async function FaqPage({ params }: PageProps<'/[locale]/faq'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageData locale={locale} page="faq" />
      <FaqSections locale={locale} />
    </>
  );
}
