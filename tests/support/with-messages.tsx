import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** Components with the real messages of a language, and our time zone, as the site provides them. */
export async function withMessages(ui: ReactElement, locale: Locale = 'en'): Promise<ReactElement> {
  const messages = await loadMessages(locale);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Australia/Brisbane">
      {ui}
    </NextIntlClientProvider>
  );
}

/** Gives the document the language and direction. */
export function setDocumentLanguage(locale: Locale): void {
  const { hrefLang, dir } = locales[locale];
  document.documentElement.lang = hrefLang;
  document.documentElement.dir = dir;
}
