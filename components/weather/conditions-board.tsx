import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import type { CardReading } from './card-reading';
import { weatherFormat } from './weather-format';
import type { WeatherParts } from './weather-parts';

interface ConditionsBoardProps {
  parts: WeatherParts;
  /** What it shows; none while a reading is under way, or where there is none. */
  reading?: CardReading;
  children: ReactNode;
}

/** The board at the beach: current conditions, how old they are, and who measured them. */
export function ConditionsBoard({ parts, reading, children }: ConditionsBoardProps) {
  const { card } = parts.words;
  const live = reading?.live;
  const { moment } = weatherFormat(parts.language, parts.timeZone);
  return (
    <div className="sky-board">
      <header>
        <h2 className="t2" id="board-title" tabIndex={-1}>
          {card.title}
        </h2>
        {reading && <ReadingBadge reading={reading} parts={parts} />}
      </header>
      {children}
      <footer className="small">
        <p>{live ? fill(card.updated, { time: moment(live.observedAt) }) : card.notUpdated}</p>
        {live && (
          // Both providers' licences ask to be named with a link beside the reading.
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

/** Says of figures whether they are of now. */
export function ReadingBadge({ reading, parts }: { reading: CardReading; parts: WeatherParts }) {
  const { live, sample } = parts.words.card;
  return <span className={reading.live ? 'badge ok' : 'badge solid'}>{reading.live ? live : sample}</span>;
}
