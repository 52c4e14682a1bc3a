import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { isOffered } from '@/lib/weather/offered-places';
import styles from './board-fault.module.css';
import { OtherPlaces } from './other-places';
import { faultMessage, WeatherError } from './read-weather';
import type { WeatherTexts } from './weather-texts';

interface BoardFaultProps {
  /** The error of the failed reading. */
  thrown: unknown;
  asked: string;
  texts: WeatherTexts;
  onAsk: (q: string) => void;
}

/** Explains why there is no reading, and what the visitor can do. */
export function BoardFault({ thrown, asked, texts, onAsk }: BoardFaultProps) {
  const words = texts.words.fault;
  const unknown = thrown instanceof WeatherError && thrown.isUnknownPlace ? thrown : undefined;
  return (
    <div className={styles.fault} data-part="board-fault">
      <h3 className="heading-sm">
        <Icon name="triangle-alert" />
        <span>{unknown ? words.unknownTitle : words.title}</span>
      </h3>
      <div className={styles.again}>
        <p>{faultMessage(thrown, words)}</p>
        {!unknown && <Button onClick={() => onAsk(asked)}>{words.retry}</Button>}
      </div>
      {!isOffered(asked) && <p>{nameSearch(asked, texts)}</p>}
      {unknown && <OtherPlaces label={words.suggestions} places={unknown.suggestions} onAsk={onAsk} />}
      {!unknown && <p className={styles.owner}>{words.hint}</p>}
    </div>
  );
}

/** The place that the visitor typed, isolated from the direction of the sentence. */
export function nameSearch(asked: string, { words }: WeatherTexts): string {
  return fill(words.fault.asked, { place: `\u2068${asked}\u2069` });
}
