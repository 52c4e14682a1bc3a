import type { ReactNode } from 'react';
import { badgeClass } from '@/components/ui/badge-class';
import { Sample } from '@/components/ui/sample';
import { fill } from '@/lib/i18n/fill';
import type { CardReading } from './card-reading';
import styles from './conditions-board.module.css';
import { weatherFormat } from './weather-format';
import type { WeatherTexts } from './weather-texts';

interface ConditionsBoardProps {
  texts: WeatherTexts;
  /** Absent while a reading is loading, or where there is none. */
  reading?: CardReading;
  children: ReactNode;
}

/** The board at the beach: current conditions, their age and source. */
export function ConditionsBoard({ texts, reading, children }: ConditionsBoardProps) {
  const { card } = texts.words;
  const live = reading?.live;
  const { moment } = weatherFormat(texts.language, texts.timeZone);
  return (
    <div className={styles.board} data-part="conditions-board">
      <header>
        <h2 className="heading-sm" id="board-title" tabIndex={-1}>
          {card.title}
        </h2>
        {reading && <ReadingBadge reading={reading} texts={texts} />}
      </header>
      {children}
      <footer className="text-sm">
        <p>{live ? fill(card.updated, { time: moment(live.observedAt) }) : card.notUpdated}</p>
        {live && (
          // Both providers' licences require attribution with a link.
          <p>
            <a href={live.source.url} rel="noopener">
              {fill(card.source, { source: live.source.name })}
            </a>
          </p>
        )}
      </footer>
    </div>
  );
}

/** Shows whether figures are current. */
export function ReadingBadge({ reading, texts }: { reading: CardReading; texts: WeatherTexts }) {
  const { live, sample } = texts.words.card;
  if (!reading.live) return <Sample>{sample}</Sample>;
  return <span className={badgeClass({ tone: 'ok' })}>{live}</span>;
}
