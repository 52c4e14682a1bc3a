import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MissingPost } from '@/components/blog/missing-post';
import { Shoreline } from '@/components/effects/shoreline';
import { isLocale } from '@/lib/i18n/locales';
import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/blog/not-found'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'blog.missing.meta' });
  return unlistedMetadata({ title: t('title'), description: t('description') });
}

/** Prerendered; middleware.ts serves it with status 404 for every article that does not exist. */
export default async function PostNotFoundPage({ params }: PageProps<'/[locale]/blog/not-found'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <MissingPost locale={locale} />
      <Shoreline of="jetty" />
    </>
  );
}
