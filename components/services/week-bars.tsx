import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { websiteWeeks } from '@/lib/content/website-packages';
import foldStyles from './fold.module.css';
import styles from './week-bars.module.css';

const longest = Math.max(...websiteWeeks.map(({ to }) => to));

/** Durations of simple, standard and complex websites on one scale of weeks: from the shortest to the longest. */
export function WeekBars() {
  const t = useTranslations('services.process.weeks');
  return (
    <details className={`${styles.weeks} ${foldStyles.fold}`}>
      <summary>
        <h3>{t('title')}</h3>
        <Icon name="chevron-down" />
      </summary>
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
    </details>
  );
}

function Bar({ share, firmShare }: { share: number; firmShare: number }) {
  // React's style type allows custom properties only through an index signature.
  const style: CSSProperties & Record<`--${string}`, number> = { '--share': share, '--firm': firmShare };
  return <i className={styles.bar} style={style} />;
}
