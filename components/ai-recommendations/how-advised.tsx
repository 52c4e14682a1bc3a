import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/contact/phone-link';
import { Fold } from '@/components/services/fold';
import { ArrowLink } from '@/components/ui/arrow-link';
import { classNames } from '@/components/ui/class-names';
import { JigsawDivider } from '@/components/ui/jigsaw-divider';
import { Section } from '@/components/ui/section';
import { measuredAdvice as measured } from '@/lib/advisor/measured-advice';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import { formatDay } from '@/lib/i18n/format-day';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './how-advised.module.css';

const steps = ['answers', 'weigh', 'order', 'honest'] as const;

/** A sample of the advice, and how it is computed. */
export function HowAdvised({ example }: { example: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations('ai-recommendations.how');
  return (
    <Section as="div" background="sand">
      <JigsawDivider background="sand" place="end" />
      <div className="page-width">
        {example}
        <section aria-labelledby="how-title">
          <h2 id="how-title">{t('title')}</h2>
          <Fold titleId="how-title">
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>
                  <h3>{t(`items.${step}.title`)}</h3>
                  <p>{t(`items.${step}.text`)}</p>
                  {step === 'honest' && (
                    <ArrowLink href={localePath(locale, '/services')}>{t('services')}</ArrowLink>
                  )}
                </li>
              ))}
            </ol>
            <div className={classNames('text-sm', styles.notes)}>
              <p>{t('model')}</p>
              <p>
                {t.rich('measured', {
                  day: formatDay(locales[locale].hrefLang, brand.timeZone, new Date(measured.day)),
                  count: measured.all.complaints,
                  link: (words) => <a href={`${localePath(locale, '/how-we-score')}#advice`}>{words}</a>,
                })}
              </p>
              <p>
                {t.rich('human', { minutes: companyFacts.consultationMinutes, phone: () => <PhoneLink /> })}
              </p>
            </div>
          </Fold>
        </section>
      </div>
    </Section>
  );
}
