import type { ReactNode, Ref } from 'react';
import type { CardReading } from './card-reading';
import styles from './compact-card.module.css';
import { ReadingBadge } from './conditions-board';
import { ReadingFigures } from './reading-figures';
import { ReadingSummary } from './reading-summary';
import { Skeleton } from './skeleton';
import type { WeatherTexts } from './weather-texts';

interface CompactCardProps {
  ref?: Ref<HTMLElement> | undefined;
  /** Our name of the place. */
  name: string;
  /** Absent while it is loading. */
  reading?: CardReading;
  texts: WeatherTexts;
  /** The drawing of this beach's part of the shore. */
  shore: ReactNode;
}

/** The weather of one beach in a row. */
export function CompactCard({ ref, name, reading, texts, shore }: CompactCardProps) {
  return (
    <article ref={ref} className={styles.row} aria-label={name} aria-busy={!reading}>
      {shore}
      {reading ? (
        <ReadingSummary reading={reading} texts={texts} place="row" />
      ) : (
        <Skeleton className={styles.facePending} />
      )}
      <div className={styles.words}>
        <header>
          <h3 className="heading-sm">{name}</h3>
          {reading && !reading.live && <ReadingBadge reading={reading} texts={texts} />}
        </header>
        {reading ? (
          <ReadingFigures reading={reading} texts={texts} shows="compact" />
        ) : (
          <Skeleton className={styles.figuresPending} />
        )}
      </div>
    </article>
  );
}
