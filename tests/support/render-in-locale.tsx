import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** Renders components with the real messages of a language, in a document with that language and direction. */
export async function renderInLocale(ui: ReactElement, locale: Locale = 'en') {
  const { hrefLang, dir } = locales[locale];
  document.documentElement.lang = hrefLang;
  document.documentElement.dir = dir;
  const messages = await loadMessages(locale);
  return render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Australia/Brisbane">
      {ui}
    </NextIntlClientProvider>,
  );
}
