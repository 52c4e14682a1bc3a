import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { buttonClass } from '@/components/ui/button-class';
import { Section } from '@/components/ui/section';
import { companyFacts } from '@/lib/content/company-facts';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './plan-rules.module.css';

const sources = ['answers', 'visit', 'prices', 'privacy'] as const;

interface PlanRulesProps {
  locale: Locale;
  /** A sample of a plan. */
  example: ReactNode;
}

/** The rules that the plan is based on, beside a sample of it. */
export function PlanRules({ locale, example }: PlanRulesProps) {
  const t = useTranslations('smart-personalization.rules');
  const within = useWithinHours();
  return (
    <Section className={styles.rules} aria-labelledby="plan-rules-title">
      <div className="page-width">
        <h2 id="plan-rules-title">{t('title')}</h2>
        <p className="lead mt-3 text-muted">{t('text')}</p>
        <div className={styles.layout}>
          {example}
          <div>
            <dl className={styles.sources}>
              {sources.map((source) => (
                <div key={source}>
                  <dt className="heading-sm">{t(`list.${source}.title`)}</dt>
                  <dd>{t(`list.${source}.text`, { within: within(companyFacts.replyHours) })}</dd>
                </div>
              ))}
            </dl>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <a
                className={buttonClass({ look: 'cta', className: 'noscript:hidden!' })}
                href="#personalization-businessName"
              >
                {t('start')}
              </a>
              <ArrowLink href={localePath(locale, '/services')}>{t('prices')}</ArrowLink>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
