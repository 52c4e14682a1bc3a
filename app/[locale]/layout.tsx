import '../globals.css';
import { notFound } from 'next/navigation';
import { hasLocale, useTranslations } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { QuickActions } from '@/components/shell/quick-actions';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { ThemeScript } from '@/components/shell/theme-script';
import { TopBar } from '@/components/shell/top-bar';
import { FontPreload } from '@/components/ui/font-preload';
import { localeCodes, locales } from '@/lib/i18n/locales';

export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(localeCodes, locale)) notFound();
  setRequestLocale(locale);
  return (
    <html lang={locales[locale].hrefLang} dir={locales[locale].dir} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <FontPreload locale={locale} />
      </head>
      <body>
        <ThemeProvider>
          <SkipLink />
          <TopBar locale={locale} />
          <SiteHeader locale={locale} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter locale={locale} />
          <QuickActions locale={locale} />
        </ThemeProvider>
      </body>
    </html>
  );
}

function SkipLink() {
  const t = useTranslations('common');
  return (
    <a className="skip" href="#main">
      {t('skipToContent')}
    </a>
  );
}
