import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Shoreline } from '@/components/effects/shoreline';
import { StoredResult } from '@/components/results/stored-result';
import { describeResult } from '@/lib/attachments/describe-result';
import type { KeptResult } from '@/lib/attachments/found-result';
import { readResult } from '@/lib/attachments/read-result';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { showHost } from '@/lib/i18n/show-host';
import { geoTags } from '@/lib/metadata/geo-tags';
import { reportGonePath } from '@/lib/site/report-path';

/** Private and different for each link: the one public page that isn't prerendered. middleware.ts sets its content security policy. */
export const dynamic = 'force-dynamic';
export const dynamicParams = true;

type Props = PageProps<'/[locale]/reports/[token]'>;

/** Cached, so that metadata and page share one read. */
const read = cache(readResult);

async function readAddress({ params }: Props) {
  const locale = await getLocale();
  const stored = await read((await params).token, locale);
  // Not `notFound()`, whose body is rendered only with script.
  return { locale, stored: stored ?? redirect(localePath(locale, reportGonePath)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, stored } = await readAddress(props);
  return {
    ...(await buildMetadata(stored, locale)),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
    other: geoTags,
  };
}

async function buildMetadata(stored: KeptResult, locale: Locale) {
  if (stored.kind !== 'audit') {
    const { title, lines } = await describeResult(stored, locale);
    return { title, description: lines.join(' ') };
  }
  const t = await getTranslations('audit-report.meta');
  const site = showHost(stored.result.siteUrl);
  return { title: t('title', { site }), description: t('description', { site }) };
}

export default async function ReportPage(props: Props) {
  const { stored } = await readAddress(props);
  return (
    <>
      <StoredResult stored={stored} />
      <Shoreline />
    </>
  );
}
