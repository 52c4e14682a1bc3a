import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { RunNotice } from '@/components/audit/report/run-notice';
import { StoredReport } from '@/components/audit/report/stored-report';
import { presentReport } from '@/lib/audit/report/present-report';
import { isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { geoTags } from '@/lib/metadata/geo-tags';
import { reportGonePath } from '@/lib/site/report-path';

/** Private and different for each link: the one page that isn't prerendered. Its content policy: middleware.ts. */
export const dynamic = 'force-dynamic';
export const dynamicParams = true;

type Props = PageProps<'/[locale]/reports/[token]'>;

/** Head and body ask once. */
const read = cache(presentReport);

async function readAddress({ params }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const report = await read(token, locale);
  // Not `notFound()`: that would answer with a body that only script draws.
  return { locale, report: report ?? redirect(localePath(locale, reportGonePath)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, report } = await readAddress(props);
  const t = await getTranslations({ locale, namespace: 'audit-report.meta' });
  const site = new URL(report.siteUrl).hostname;
  return {
    title: t('title', { site }),
    description: t('description', { site }),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
    other: geoTags,
  };
}

export default async function ReportPage(props: Props) {
  const { locale, report } = await readAddress(props);
  setRequestLocale(locale);
  return (
    <>
      <RunNotice />
      <StoredReport locale={locale} report={report} />
    </>
  );
}
