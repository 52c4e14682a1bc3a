import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { SeoAuditSections } from '@/components/audit/order/seo-audit-sections';
import { PageJsonLd } from '@/components/page-json-ld';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/seo-audit'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'seo-audit') : {};
}

export default async function SeoAuditPage({ params }: PageProps<'/[locale]/seo-audit'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="seo-audit" />
      <SeoAuditSections locale={locale} />
    </>
  );
}
