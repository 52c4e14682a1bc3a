import { Icon } from '@/components/ui/icon';
import { Sample } from '@/components/ui/sample';
import { skyIcons } from '@/components/weather/sky-icons';
import { fill } from '@/lib/i18n/fill';
import { formatTemperature } from '@/lib/i18n/format-temperature';
import type { Messages } from '@/lib/i18n/messages';
import { skyPicture } from '@/lib/weather/sky-picture';
import type { Surroundings } from './read-surroundings';
import styles from './top-bar.module.css';

interface TopBarSurroundingsProps extends Surroundings {
  language: string;
  words: Pick<Messages['top-bar'], 'place' | 'fallbackPlace' | 'sunny' | 'sample' | 'weatherSource'>;
  sampleTemperature: string;
}

/** Clear sky, shown with the sample temperature. */
const sampleIcon = '01d';

/** The visitor's place, and the temperature and sky there. */
export function TopBarSurroundings({
  place,
  weather,
  language,
  words,
  sampleTemperature,
}: TopBarSurroundingsProps) {
  const reading = (
    <>
      <Icon name={skyIcons[skyPicture(weather?.icon ?? sampleIcon)]} />
      <b>
        <bdi>{weather ? formatTemperature(language, weather.temperature) : sampleTemperature}</bdi>
      </b>
      <span className={styles.sky}>{weather?.description ?? words.sunny}</span>
      {!weather && <Sample>{words.sample}</Sample>}
    </>
  );

  return (
    <>
      <span className={styles.place}>
        <Icon name="map-pin" />
        <span>{place ? fill(words.place, place) : words.fallbackPlace}</span>
      </span>
      {weather ? (
        // Both providers' licences require attribution with a link.
        <a
          className={styles.weather}
          href={weather.source.url}
          rel="noopener"
          title={fill(words.weatherSource, { source: weather.source.name })}
        >
          {reading}
        </a>
      ) : (
        <span className={`${styles.weather} ${styles.sample}`}>{reading}</span>
      )}
    </>
  );
}
