import { fill } from '@/components/audit/fill';
import { Button } from '@/components/ui/button';
import { isOffered } from '@/lib/weather/offered-places';
import styles from './board-fault.module.css';
import { OtherPlaces } from './other-places';
import { faultMessage, WeatherError } from './read-weather';
import type { WeatherParts } from './weather-parts';

interface BoardFaultProps {
  /** The error of the failed reading. */
  thrown: unknown;
  asked: string;
  parts: WeatherParts;
  onAsk: (q: string) => void;
}

/** Explains why there is no reading, and what the visitor can do. */
export function BoardFault({ thrown, asked, parts, onAsk }: BoardFaultProps) {
  const words = parts.words.fault;
  const unknown = thrown instanceof WeatherError && thrown.isUnknownPlace ? thrown : undefined;
  return (
    <div className={styles.fault} data-part="board-fault">
      <h3 className="heading-md">
        {parts.icons.fault}
        <span>{unknown ? words.unknownTitle : words.title}</span>
      </h3>
      <p>
        <b>{faultMessage(thrown, words)}</b>
      </p>
      {!isOffered(asked) && <p>{nameSearch(asked, parts)}</p>}
      {unknown && <OtherPlaces label={words.suggestions} places={unknown.suggestions} onAsk={onAsk} />}
      {!unknown && (
        <>
          <p className="text-sm text-muted">{words.hint}</p>
          <Button onClick={() => onAsk(asked)}>{words.retry}</Button>
          <p className="text-sm">{words.sampleNote}</p>
        </>
      )}
    </div>
  );
}

/** The place that the visitor typed, isolated from the direction of the sentence. */
export function nameSearch(asked: string, { words }: WeatherParts): string {
  return fill(words.fault.asked, { place: `\u2068${asked}\u2069` });
}
