import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import ruledRowStyles from '@/components/ui/ruled-row.module.css';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import { joinSentences } from '@/lib/i18n/join-sentences';
import styles from './contact-steps.module.css';

/** The steps after an enquiry, and which hours count. */
export function ContactSteps() {
  const t = useTranslations('contact.steps');
  const open = useTranslations('common.officeHours');
  const locale = useLocale();
  const { firstDay: first, lastDay: last } = brand.openingHours;
  const { hours } = formatOpeningHours(locale, brand.openingHours);
  const steps = [
    ['arrives', t('arrives.when')],
    ['reply', t('reply.when', { hours: companyFacts.replyHours })],
    ['consultation', t('consultation.when', { minutes: companyFacts.consultationMinutes })],
    ['quote', t('quote.when', { hours: companyFacts.quoteHours })],
  ] as const;
  return (
    <Section background="sand" aria-labelledby="contact-steps-title">
      <div className="page-width">
        <h2 id="contact-steps-title">{t('title')}</h2>
        <ol className={classNames(ruledRowStyles.row, styles.steps)}>
          {steps.map(([step, when]) => (
            <li key={step}>
              <h3>{when}</h3>
              <p>{t(`${step}.what`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-160 text-muted">
          {joinSentences([open('open', { days: open('days', { first, last }), times: hours }), t('note')])}
        </p>
      </div>
    </Section>
  );
}
