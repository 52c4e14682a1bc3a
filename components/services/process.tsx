import { useTranslations } from 'next-intl';
import { firm } from '@/lib/content/firm';
import { WeekBars } from './week-bars';

const phases = ['planning', 'designing', 'development'] as const;
const facts = {
  minutes: firm.consultationMinutes,
  weeks: firm.standardWebsiteWeeks,
  cycles: firm.revisionCycles,
};

/** The three phases as pieces that join, and below them how long the whole takes. */
export function Process() {
  const t = useTranslations('services.process');
  return (
    <section className="sec" aria-labelledby="process-title">
      <div className="wrap">
        <h2 id="process-title">{t('title')}</h2>
        <ol className="phases">
          {phases.map((id) => (
            <li key={id} className={`phase phase-${id}`}>
              <h3 className="t3">{t(`phases.${id}.title`)}</h3>
              <p>{t(`phases.${id}.text`, facts)}</p>
              <p className="phase-get">
                <b>{t('get')}</b> {t(`phases.${id}.get`)}
              </p>
              <Tab />
            </li>
          ))}
        </ol>
        <WeekBars />
      </div>
    </section>
  );
}

/** The head of the piece, which sits in the next one. */
function Tab() {
  return (
    <svg className="phase-tab" viewBox="0 0 160 92" aria-hidden="true">
      <path d="M0 92H35.5A16 16 0 0 0 48.2 66.3A40 40 0 1 1 111.8 66.3A16 16 0 0 0 124.5 92H160z" />
    </svg>
  );
}
