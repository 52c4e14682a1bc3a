import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './plan-rules.module.css';

const sources = ['answers', 'visit', 'prices', 'privacy'] as const;

/** The rules that the plan is based on. */
export function PlanRules({ locale }: { locale: Locale }) {
  const t = useTranslations('smart-personalization.rules');
  const within = useWithinHours();
  return (
    <Section pace="tight" className={styles.rules} aria-labelledby="plan-rules-title">
      <div className="page-width">
        <div className="stack max-w-160">
          <h2 id="plan-rules-title">{t('title')}</h2>
          <p className="lead mt-3! text-muted">{t('text')}</p>
          <ArrowLink href={localePath(locale, '/services')}>{t('prices')}</ArrowLink>
        </div>
        <dl>
          {sources.map((source) => (
            <div key={source}>
              <dt className="heading-sm">{t(`list.${source}.title`)}</dt>
              <dd>{t(`list.${source}.text`, { within: within(firm.replyHours) })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
