import { useTranslations } from 'next-intl';
import { firm } from '@/lib/content/firm';
import { websiteWeeks } from '@/lib/content/service-facts';
import { planWeeks, websitePlan, weekOf } from '@/lib/content/website-plan';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** How a job is planned: four weeks on a wall planner, and what to allow from first talk to finished site. */
export function AboutPlanning({ locale }: { locale: Locale }) {
  const t = useTranslations('about.planning');
  const { number } = formatters(locale);
  return (
    <section className="sec" aria-labelledby="planning-title">
      <div className="wrap">
        <div className="two planning-head">
          <h2 id="planning-title">{t('title')}</h2>
          <p className="lede">
            {t('lede', { weeks: firm.standardWebsiteWeeks, cycles: firm.revisionCycles })}
          </p>
        </div>
        <div className="planner">
          <div className="planner-weeks" aria-hidden="true">
            {planWeeks.map((week) => (
              <span key={week}>{t('week', { number: week })}</span>
            ))}
          </div>
          <ol aria-label={t('chart')}>
            {websitePlan.map((step) => (
              <li key={step.id}>
                <h3>{t(`steps.${step.id}.name`, { number: 'cycle' in step ? step.cycle : 0 })}</h3>
                <p>{t(`steps.${step.id}.text`)}</p>
                <p className="vh">{t('span', spanOf(step))}</p>
                <div className="track" aria-hidden="true">
                  <span className={`bar-${step.id}`}>{'cycle' in step && number(step.cycle)}</span>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="two flipc planning-times">
          <div className="stack">
            <h3 className="t3">{t('timesTitle')}</h3>
            <p className="muted measure">{t('timesText')}</p>
          </div>
          <div className="road-sign">
            <h3>{t('sign')}</h3>
            <ul>
              {websiteWeeks.map(({ id, from, to }) => (
                <li key={id}>
                  <span>{t(`times.${id}`)}</span>
                  <span className="num">{`${number(from)}–${number(to)}`}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

/** From the first week to the last; `from` is 0 when both are the same. */
function spanOf(step: { from: number; to: number }): { from: number; to: number } {
  const from = weekOf(step.from);
  const to = weekOf(step.to);
  return { from: from === to ? 0 : from, to };
}
