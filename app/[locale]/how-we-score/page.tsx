import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { HowWeScoreSections } from '@/components/how-we-score/how-we-score-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { checks } from '@/lib/audit/checks/registry';
import { loadCheckWords } from '@/lib/audit/report/words/check-words';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/how-we-score'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'how-we-score') : {};
}

export default async function HowWeScorePage({ params }: PageProps<'/[locale]/how-we-score'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const all: readonly { id: string }[] = checks;
  const words = await loadCheckWords(locale);
  const names = Object.fromEntries(all.map(({ id }) => [id, words.name(id)]));
  return (
    <>
      <PageJsonLd locale={locale} page="how-we-score" />
      <HowWeScoreSections locale={locale} names={names} />
    </>
  );
}
