import { useLocale, useTranslations } from 'next-intl';
import { WriteOrCall } from '@/components/contact/write-or-call';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import { accessibilityStatement } from '@/lib/content/accessibility-statement';
import { companyFacts } from '@/lib/content/company-facts';
import { formatters } from '@/lib/i18n/format';
import { isoDay } from '@/lib/i18n/format-day';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './accessibility-sections.module.css';

const parts = ['test', 'tried', 'gaps'] as const;

/** The accessibility statement: aim, tests, what is missing, and how to complain. */
export function AccessibilitySections() {
  const locale = useLocale();
  const t = useTranslations('accessibility');
  const within = useWithinHours();
  const { statedOn, complaintsUrl } = accessibilityStatement;
  const date = () => (
    <time dateTime={isoDay(brand.timeZone, statedOn)}>{formatters(locale).day(statedOn)}</time>
  );
  return (
    <>
      <Section background="sand" className={styles.hero} aria-labelledby="accessibility-title">
        <div className={classNames('page-width', styles.columns)}>
          <div>
            <h1 id="accessibility-title">
              <Hyphenated>{t('hero.title')}</Hyphenated>
            </h1>
            <p className="lead mt-5">{t('hero.lede')}</p>
          </div>
          <div className={styles.aim}>
            <h2 className="heading-sm">{t('aim.title')}</h2>
            <p className={classNames('figures', styles.figure)} aria-hidden="true">
              AA
            </p>
            <p className="lead">{t('aim.text')}</p>
          </div>
        </div>
      </Section>
      <Section as="div">
        <div className="page-width">
          <dl className={styles.statement}>
            {parts.map((id) => (
              <div key={id}>
                <dt className="heading-sm">{t(`${id}.title`)}</dt>
                <dd>{t(`${id}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-muted">{t.rich('stated', { date })}</p>
        </div>
      </Section>
      <Section background="sand" aria-labelledby="complain-title">
        <div className="page-width grid gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
          <h2 id="complain-title">{t('complain.title')}</h2>
          <div className="stack min-w-0">
            <p>{t('complain.text', { within: within(companyFacts.replyHours) })}</p>
            <p>
              <a href={`mailto:${brand.email}`}>
                <bdi dir="ltr">{brand.email}</bdi>
              </a>
              {' · '}
              <a href={complaintsUrl} rel="noopener">
                {t('commission')}
              </a>
            </p>
            <WriteOrCall look="surf">{t('write')}</WriteOrCall>
          </div>
        </div>
      </Section>
    </>
  );
}
