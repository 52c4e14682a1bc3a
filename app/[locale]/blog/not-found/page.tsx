import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPost } from '@/components/blog/missing-post';
import { Shoreline } from '@/components/effects/shoreline';
import { unlistedMetadata } from '@/lib/metadata/unlisted-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('blog.missing');
  return unlistedMetadata({ title: t('title'), description: t('text') });
}

/** Prerendered; middleware.ts serves it with status 404 for every article that does not exist. */
export default function PostNotFoundPage() {
  return (
    <>
      <MissingPost />
      <Shoreline />
    </>
  );
}
