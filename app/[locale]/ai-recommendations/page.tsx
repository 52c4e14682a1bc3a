import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { RecommendationsSections } from '@/components/ai-recommendations/recommendations-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/ai-recommendations'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'ai-recommendations') : {};
}

export default async function AiRecommendationsPage({ params }: PageProps<'/[locale]/ai-recommendations'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="ai-recommendations" />
      <RecommendationsSections locale={locale} />
    </>
  );
}
