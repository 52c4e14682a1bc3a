import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReportGone } from '@/components/audit/report-gone';
import { isLocale } from '@/lib/i18n/locales';

export async function generateMetadata({ params }: PageProps<'/[locale]/reports/gone'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'audit-report.gone.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: true } };
}

/** Prerendered; middleware.ts serves it with status 404. */
export default async function ReportGonePage({ params }: PageProps<'/[locale]/reports/gone'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <ReportGone locale={locale} />;
}
