import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Shoreline } from '@/components/effects/shoreline';
import { MissingPage } from '@/components/not-found/missing-page';
import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('not-found');
  return unlistedMetadata({ title: t('title'), description: t('text') });
}

/** Prerendered, so that it works without script; middleware.ts serves it with status 404 for every unknown path. */
export default function NotFoundPage() {
  return (
    <>
      <MissingPage />
      <Shoreline />
    </>
  );
}
