import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { BotSections } from '@/components/bot/bot-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/bot'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'bot') : {};
}

export default async function BotPage({ params }: PageProps<'/[locale]/bot'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="bot" />
      <BotSections locale={locale} />
    </>
  );
}
