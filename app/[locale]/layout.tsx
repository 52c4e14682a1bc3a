import '../globals.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { Consent } from '@/components/consent/consent';
import { ClickEffects } from '@/components/effects/click-effects';
import { PageTransition } from '@/components/effects/page-transition';
import { FieldFaults } from '@/components/shell/field-faults';
import { HeadScript } from '@/components/shell/head-script';
import { Hydrated } from '@/components/shell/hydrated';
import { LinkHost } from '@/components/shell/link-host';
import { PageStart } from '@/components/shell/page-start';
import { QuickActions } from '@/components/shell/quick-actions';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { ThemeNotice } from '@/components/shell/theme-notice';
import { ThemeProvider } from '@/components/shell/theme-provider';
import { ThemeScript } from '@/components/shell/theme-script';
import { TopBar } from '@/components/shell/top-bar';
import { PageView } from '@/components/tracking/page-view';
import { FontPreload } from '@/components/ui/font-preload';
import { TooltipHost } from '@/components/ui/tooltip-host';
import { FloatingWidgets } from '@/components/widgets/floating-widgets';
import { Toasts } from '@/components/widgets/toasts';
import { errorPageWords } from '@/lib/i18n/error-page-words';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { formatDetection } from '@/lib/metadata/format-detection';

export const dynamicParams = false;

export const metadata: Metadata = { formatDetection };

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(localeCodes, locale)) notFound();
  return (
    <html lang={locales[locale].hrefLang} dir={locales[locale].dir} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <HeadScript />
        <FontPreload />
      </head>
      <body data-error-words={JSON.stringify(await errorPageWords(locale))}>
        <ThemeProvider>
          <PageStart />
          <ThemeNotice />
          <Consent />
          <TopBar />
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            <PageTransition>{children}</PageTransition>
          </main>
          <SiteFooter />
          <QuickActions />
          <FloatingWidgets />
          <Toasts />
          <TooltipHost />
          <ClickEffects />
          <FieldFaults />
          <LinkHost />
          <PageView />
          <Hydrated />
        </ThemeProvider>
      </body>
    </html>
  );
}
