import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ThemeDemo } from '@/components/theme-demo/theme-demo';
import { isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/theme-demo'>): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? pageMetadata(locale, 'theme-demo') : {};
}

export default async function ThemeDemoPage({ params }: PageProps<'/[locale]/theme-demo'>) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <ThemeDemo locale={locale} />;
}
