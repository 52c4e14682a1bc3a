import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Shoreline } from '@/components/effects/shoreline';
import { NewsletterResultPage } from '@/components/newsletter/newsletter-result-page';
import { isLocale } from '@/lib/i18n/locales';
import { buildMetadata } from '@/lib/metadata/page-metadata';
import { newsletterPath, newsletterResults } from '@/lib/site/pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return newsletterResults.map((result) => ({ result }));
}

type Props = PageProps<'/[locale]/newsletter/[result]'>;

async function readAddress({ params }: Props) {
  const { locale, result } = await params;
  const known = newsletterResults.find((name) => name === result);
  if (!isLocale(locale) || !known) notFound();
  return { locale, result: known };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, result } = await readAddress(props);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  const words = {
    title: t(`results.${result}.meta.title`),
    description: t(`results.${result}.meta.description`),
    keywords: t('keywords'),
  };
  return buildMetadata({ locale, path: newsletterPath(result), indexable: false, ...words });
}

export default async function NewsletterPage(props: Props) {
  const { locale, result } = await readAddress(props);
  setRequestLocale(locale);
  return (
    <>
      <NewsletterResultPage locale={locale} result={result} />
      <Shoreline of="jetty" />
    </>
  );
}
