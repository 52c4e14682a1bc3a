import type { Locale } from '@/lib/i18n/locales';
import { FaqClosing } from './faq-closing';
import { FaqHero } from './faq-hero';
import { FaqQuestions } from './faq-questions';

/** The FAQ page: the header with the prices, the questions, and contact. */
export function FaqSections({ locale }: { locale: Locale }) {
  return (
    <>
      <FaqHero locale={locale} />
      <FaqQuestions locale={locale} />
      <FaqClosing locale={locale} />
    </>
  );
}
