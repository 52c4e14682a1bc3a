import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReportGone } from '@/components/audit/report/report-gone';
import { Shoreline } from '@/components/effects/shoreline';
import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('audit-report.gone');
  return unlistedMetadata({ title: t('title'), description: t('description') });
}

/** Prerendered; middleware.ts serves it with status 404. */
export default function ReportGonePage() {
  return (
    <>
      <ReportGone />
      <Shoreline />
    </>
  );
}
