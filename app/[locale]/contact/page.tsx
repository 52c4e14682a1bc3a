import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ContactDesk } from '@/components/contact/contact-desk';
import { ContactSteps } from '@/components/contact/contact-steps';
import { PageJsonLd } from '@/components/page-json-ld';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/contact'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'contact') : {};
}

export default async function ContactPage({ params }: PageProps<'/[locale]/contact'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <>
      <PageJsonLd locale={locale} page="contact" />
      <ContactDesk locale={locale} />
      <ContactSteps />
    </>
  );
}
