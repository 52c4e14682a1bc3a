import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PaymentComplete } from '@/components/success/payment-complete';
import { PaymentUnknown } from '@/components/success/payment-unknown';
import { PaymentView } from '@/components/success/payment-view';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/success'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'success') : {};
}

export default async function SuccessPage({ params }: PageProps<'/[locale]/success'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <PaymentView
      complete={<PaymentComplete locale={locale} />}
      unknown={<PaymentUnknown locale={locale} />}
    />
  );
}
