import { printedPhone } from '@/lib/config/printed-phone';
import type words from '@/messages/en/error-page.json';
import { type Locale, locales } from './locales';
import { localePath } from './path';

/** Words and links of an error page. */
export type ErrorPageWords = typeof words & {
  homePath: string;
  phone: string;
  lang: string;
  dir: 'ltr' | 'rtl';
};

/** The words in a locale. The layout includes them in each page, because a failing page may be unable to load them. */
export async function errorPageWords(locale: Locale): Promise<ErrorPageWords> {
  const file: { default: typeof words } = await import(`../../messages/${locale}/error-page.json`);
  const { hrefLang, dir } = locales[locale];
  const phone = printedPhone;
  // Isolated, because right-to-left text would reorder its groups of digits.
  const foreignAnswer = file.default.foreignAnswer.replace(
    '{phone}',
    dir === 'rtl' ? `\u2066${phone}\u2069` : phone,
  );
  return { ...file.default, foreignAnswer, homePath: localePath(locale, '/'), phone, lang: hrefLang, dir };
}
