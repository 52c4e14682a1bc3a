import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReportGone } from '@/components/audit/report/report-gone';
import { Shoreline } from '@/components/effects/shoreline';
import { isLocale } from '@/lib/i18n/locales';
import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/reports/gone'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'audit-report.gone.meta' });
  return unlistedMetadata({ title: t('title'), description: t('description') });
}

/** Prerendered; middleware.ts serves it with status 404. */
export default async function ReportGonePage({ params }: PageProps<'/[locale]/reports/gone'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <ReportGone locale={locale} />
      <Shoreline of="beach" />
    </>
  );
}
