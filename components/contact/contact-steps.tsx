import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import rulerStyles from '@/components/ui/ruler.module.css';
import { Section } from '@/components/ui/section';
import { firm } from '@/lib/content/firm';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './contact-steps.module.css';

const steps = ['arrives', 'reply', 'consultation', 'quote'] as const;
const promises: Partial<Record<(typeof steps)[number], number>> = {
  reply: firm.replyHours,
  quote: firm.quoteHours,
};

/** The steps after an enquiry, along a ruler. */
export function ContactSteps() {
  const t = useTranslations('contact.steps');
  const locale = useLocale();
  const within = useWithinHours();
  // The promise is worded for use inside a sentence.
  const heading = ([first = '', ...rest]: string) => first.toLocaleUpperCase(locale) + rest.join('');
  return (
    <Section background="sand" className={styles.section} aria-labelledby="contact-steps-title">
      <div className="page-width">
        <h2 id="contact-steps-title">{t('title')}</h2>
        <ol className={classNames(rulerStyles.ruler, styles.steps)}>
          {steps.map((step) => (
            <li key={step}>
              <h3>
                {heading(
                  t(`${step}.when`, {
                    within: within(promises[step] ?? 0),
                    minutes: firm.consultationMinutes,
                  }),
                )}
              </h3>
              <p>{t(`${step}.what`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-160 text-muted">{t('note')}</p>
      </div>
    </Section>
  );
}
