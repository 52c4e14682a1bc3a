import { useLocale, useTranslations } from 'next-intl';
import { SampleNote } from '@/components/sample-note';
import { Accordion } from '@/components/ui/accordion';
import { AccordionItem } from '@/components/ui/accordion-item';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { claimingQuestions, faqCategories } from '@/lib/content/faq';
import { faqFacts } from '@/lib/content/faq-facts';
import { marketingNames } from '@/lib/content/sentence-facts';
import { seoMonths } from '@/lib/content/seo-months';
import { websitePackages, websiteWeeks } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { keepTogether } from '@/lib/i18n/shown-messages';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './faq-questions.module.css';
import { RangeScale } from './range-scale';

/** Weeks and months that are drawn above a category's figure. */
const ranges = { standard: websiteWeeks[1], seoFirst: seoMonths.first };
const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

/** All questions by category, one open at a time (the first, initially), below a line on which the categories are stops. */
export function FaqQuestions() {
  const locale = useLocale();
  const t = useTranslations('faq');
  const gst = useTranslations('common.gst');
  const { number, price } = formatters(locale);
  const within = useWithinHours();
  const names = marketingNames(useTranslations('services.marketing'));
  const figures = faqFacts(locale);
  const facts = { ...figures, ...names, within: within(companyFacts.quoteHours), gst: gst(brand.gst) };
  return (
    <Section as="div" className="page-width">
      <nav className={styles.index} aria-labelledby="faq-index">
        <p className="text-sm text-muted" id="faq-index">
          {t('index')}
        </p>
        <ul>
          {faqCategories.map(({ id, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`categories.${id}`)}</a>
              <span className={classNames('tabular-figures', styles.count)} aria-hidden="true">
                {number(questions.length)}
              </span>
            </li>
          ))}
        </ul>
      </nav>
      <Accordion className={styles.list} initial={faqCategories[0].questions[0]}>
        {faqCategories.map(({ id, figure, questions }) => {
          const range = figure === 'website' ? undefined : ranges[figure];
          const marks = range
            ? twelve.map((value) => ({
                label: number(value),
                marked: value >= range.from && value <= range.to,
              }))
            : websitePackages.map(({ dollars }, index) => ({ label: price(dollars), marked: index === 0 }));
          return (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{t(`categories.${id}`)}</h2>
              <p className={styles.figure}>
                <RangeScale marks={marks} />
                <b>{figures[figure]}</b> {t(`figures.${id}`)}
              </p>
              {questions.map((question) => (
                <AccordionItem key={question} id={question} title={t(`questions.${question}`)}>
                  <p>{keepTogether(t(`answers.${question}`, facts), locale)}</p>
                  {claimingQuestions.includes(question) && <SampleNote of="figure" />}
                </AccordionItem>
              ))}
            </section>
          );
        })}
      </Accordion>
    </Section>
  );
}
