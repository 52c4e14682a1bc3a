import { FaqClosing } from './faq-closing';
import { FaqHero } from './faq-hero';
import { FaqQuestions } from './faq-questions';

/** The FAQ page: the header with the prices, the questions, and contact. */
export function FaqSections() {
  return (
    <>
      <FaqHero />
      <FaqQuestions />
      <FaqClosing />
    </>
  );
}
