import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { websiteWeeks } from '@/lib/content/service-facts';
import { Fold } from './fold';
import styles from './week-bars.module.css';

const longest = Math.max(...websiteWeeks.map(({ to }) => to));

/** Durations of simple, standard and complex websites on one scale of weeks: from the shortest to the longest. */
export function WeekBars() {
  const t = useTranslations('services.process.weeks');
  return (
    <div className={styles.weeks}>
      <h3 id="weeks-title">{t('title')}</h3>
      <Fold titleId="weeks-title" on="all">
        <dl>
          {websiteWeeks.map(({ id, from, to }) => (
            <div key={id}>
              <dt>
                <b>{t(`${id}.title`)}</b> <span className="text-sm text-muted">{t(`${id}.text`)}</span>
              </dt>
              <dd>
                <Bar share={to / longest} firmShare={from / to} />
                <span>{t('range', { from, to })}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}

function Bar({ share, firmShare }: { share: number; firmShare: number }) {
  // React's style type allows custom properties only through an index signature.
  const style: CSSProperties & Record<`--${string}`, number> = { '--share': share, '--firm': firmShare };
  return <i className={styles.bar} style={style} />;
}
