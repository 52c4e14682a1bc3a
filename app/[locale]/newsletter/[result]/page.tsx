import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Shoreline } from '@/components/effects/shoreline';
import { NewsletterResultPage } from '@/components/newsletter/newsletter-result-page';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { newsletterPath, newsletterResults } from '@/lib/site/pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return newsletterResults.map((result) => ({ result }));
}

type Props = PageProps<'/[locale]/newsletter/[result]'>;

async function readResult({ params }: Props) {
  const { result } = await params;
  return newsletterResults.find((name) => name === result) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const result = await readResult(props);
  const t = await getTranslations('newsletter');
  const words = {
    title: t(`results.${result}.meta.title`),
    description: t(`results.${result}.meta.description`),
    keywords: t('keywords'),
  };
  return buildMetadata({
    locale: await getLocale(),
    path: newsletterPath(result),
    indexable: false,
    ...words,
  });
}

export default async function NewsletterPage(props: Props) {
  return (
    <>
      <NewsletterResultPage result={await readResult(props)} />
      <Shoreline />
    </>
  );
}
