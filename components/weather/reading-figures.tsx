import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/i18n/fill';
import { uvLevel } from '@/lib/weather/uv-level';
import type { CardReading } from './card-reading';
import styles from './reading-figures.module.css';
import { weatherFormat } from './weather-format';
import type { WeatherTexts } from './weather-texts';

const compactFigures = ['feelsLike', 'humidity', 'windSpeed'] as const;
const allFigures = [...compactFigures, 'uvIndex', 'pressure', 'visibility'] as const;

type Figure = (typeof allFigures)[number];

interface ReadingFiguresProps {
  reading: CardReading;
  texts: WeatherTexts;
  shows: 'compact' | 'all';
}

/** The other figures of a reading, each with its name. */
export function ReadingFigures({ reading, texts, shows }: ReadingFiguresProps) {
  const written = writeFigures(reading, texts);
  return (
    <dl className={classNames(styles.figures, styles[shows])}>
      {(shows === 'all' ? allFigures : compactFigures).map((figure) => (
        <div key={figure}>
          <dt>{texts.words.card[figure]}</dt>
          <dd>
            <bdi>{written[figure]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function writeFigures(
  reading: CardReading,
  { words, language, timeZone }: WeatherTexts,
): Record<Figure, string> {
  const { card } = words;
  const format = weatherFormat(language, timeZone);
  const uv = format.number(reading.uvIndex);
  const level = uvLevel(reading.uvIndex);
  return {
    feelsLike: format.temperature(reading.feelsLike),
    humidity: format.percent(reading.humidity),
    windSpeed: format.speed(reading.windSpeed),
    uvIndex: level ? fill(card.withLevel, { value: uv, level: card.uv[level] }) : uv,
    pressure: fill(card.hectopascals, { value: format.number(reading.pressure) }),
    visibility: reading.visibility === null ? card.notMeasured : format.distance(reading.visibility),
  };
}
