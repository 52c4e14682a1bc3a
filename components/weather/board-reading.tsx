import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { tradeHint } from '@/lib/weather/trade-hint';
import styles from './board-reading.module.css';
import type { CardReading } from './card-reading';
import { ReadingFigures } from './reading-figures';
import { ReadingSummary } from './reading-summary';
import { TemperatureScale } from './temperature-scale';
import { weatherFormat } from './weather-format';
import type { WeatherTexts } from './weather-texts';

/** A reading in full. */
export function BoardReading({ reading, texts }: { reading: CardReading; texts: WeatherTexts }) {
  const { trade } = texts.words;
  const format = weatherFormat(texts.language, texts.timeZone);
  const hint = reading.live && tradeHint(reading.live);
  return (
    <article className={styles.reading} aria-label={reading.title}>
      <header>
        <h3 className="heading-md">{reading.title}</h3>
        {hint && <p className="lead">{trade.verdicts[hint]}</p>}
      </header>
      <ReadingSummary reading={reading} texts={texts} place="board" />
      <TemperatureScale degrees={Math.round(reading.temperature)} format={format.number} />
      <ReadingFigures reading={reading} texts={texts} shows="all" />
      {hint && (
        <div className={styles.hint}>
          <Icon name="lightbulb" />
          <div>
            <h4>{trade.title}</h4>
            <p>{trade.hints[hint]}</p>
            <p className="text-sm text-muted">{trade.note}</p>
          </div>
        </div>
      )}
    </article>
  );
}

/** The reading as one line for screen readers. */
export function announceReading(reading: CardReading, texts: WeatherTexts): string {
  const { temperature } = weatherFormat(texts.language, texts.timeZone);
  return fill(texts.words.card.announcement, {
    place: reading.title,
    temperature: temperature(reading.temperature),
    description: reading.description,
  });
}
