import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Shoreline } from '@/components/effects/shoreline';
import { MissingPage } from '@/components/not-found/missing-page';
import { isLocale } from '@/lib/i18n/locales';
import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/404'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'not-found.meta' });
  return unlistedMetadata({ title: t('title'), description: t('description') });
}

/** Prerendered, so that it works without script; middleware.ts serves it with status 404 for every unknown path. */
export default async function NotFoundPage({ params }: PageProps<'/[locale]/404'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <MissingPage locale={locale} />
      <Shoreline of="ranges" />
    </>
  );
}
