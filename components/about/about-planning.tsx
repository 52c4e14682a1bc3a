import { useLocale, useTranslations } from 'next-intl';
import roadSignStyles from '@/components/ui/road-sign.module.css';
import { Section } from '@/components/ui/section';
import { companyFacts } from '@/lib/content/company-facts';
import { websiteWeeks } from '@/lib/content/website-packages';
import { computeWeek, planWeeks, websitePlan } from '@/lib/content/website-plan';
import { formatters } from '@/lib/i18n/format';
import styles from './about-planning.module.css';

/** How a job is planned: four weeks on a wall planner, and the time from first consultation to finished site. */
export function AboutPlanning() {
  const locale = useLocale();
  const t = useTranslations('about.planning');
  const { number } = formatters(locale);
  return (
    <Section aria-labelledby="planning-title">
      <div className="page-width">
        <div className={`${styles.head} grid items-end gap-x-16 gap-y-5 min-[60rem]:grid-cols-[5fr_7fr]`}>
          <h2 id="planning-title">{t('title', { weeks: companyFacts.standardWebsiteWeeks })}</h2>
          <p className="lead">
            {t('lede', { weeks: companyFacts.standardWebsiteWeeks, cycles: companyFacts.revisionCycles })}
          </p>
        </div>
        <div className={styles.planner}>
          <div className={styles.weeks} aria-hidden="true">
            {planWeeks.map((week) => (
              <span key={week}>{t('week', { number: week })}</span>
            ))}
          </div>
          <ol aria-label={t('chart')}>
            {websitePlan.map((step) => (
              <li key={step.id}>
                <h3>{t(`steps.${step.id}.name`, { number: 'cycle' in step ? step.cycle : 0 })}</h3>
                <p>{t(`steps.${step.id}.text`)}</p>
                <p className="sr-only">{t('span', measureSpan(step))}</p>
                <div className={styles.track} aria-hidden="true">
                  <span className={styles[step.id]}>{'cycle' in step && number(step.cycle)}</span>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={`${styles.times} grid items-center gap-x-16 gap-y-6 min-[60rem]:grid-cols-[7fr_5fr]`}>
          <div className="stack">
            <h3 className="heading-md">{t('timesTitle')}</h3>
            <p className="text-muted max-w-160">{t('timesText')}</p>
          </div>
          <div className={roadSignStyles.sign}>
            <h3>{t('sign')}</h3>
            <ul>
              {websiteWeeks.map(({ id, from, to }) => (
                <li key={id}>
                  <span>{t(`times.${id}`)}</span>
                  <span className="tabular-figures">{`${number(from)}–\u2060${number(to)}`}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** From the first week to the last; `from` is 0 when both are the same. */
function measureSpan(step: { from: number; to: number }): { from: number; to: number } {
  const from = computeWeek(step.from);
  const to = computeWeek(step.to);
  return { from: from === to ? 0 : from, to };
}
