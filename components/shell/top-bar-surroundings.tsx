import { formatTemperature } from '@/lib/i18n/format-temperature';
import { skyPicture } from '@/lib/weather/sky-picture';
import type { Surroundings } from './read-surroundings';
import styles from './top-bar.module.css';
import { fillIn, type TopBarIcons, type TopBarWords } from './top-bar-words';

interface TopBarSurroundingsProps extends Surroundings {
  language: string;
  words: TopBarWords;
  icons: TopBarIcons;
}

/** Shown without a reading, marked as a sample; the figures are from the specification. */
const fallbackWeather = { temperature: 26, icon: '01d' };

/** The visitor's place, and the temperature and sky there. */
export function TopBarSurroundings({ place, weather, language, words, icons }: TopBarSurroundingsProps) {
  const { temperature, icon } = weather ?? fallbackWeather;
  const reading = (
    <>
      {icons[skyPicture(icon)]}
      <b>
        <bdi>{formatTemperature(language, temperature)}</bdi>
      </b>
      <span className={styles.sky}>{weather?.description ?? words.sunny}</span>
      {!weather && <span className={styles.mark}>{words.sample}</span>}
    </>
  );

  return (
    <>
      <span className={styles.place}>
        {icons.place}
        <span>{place ? fillIn(words.place, place) : words.fallbackPlace}</span>
      </span>
      {weather ? (
        // Both providers' licences require attribution with a link.
        <a
          className={styles.weather}
          href={weather.source.url}
          rel="noopener"
          title={fillIn(words.weatherSource, { source: weather.source.name })}
        >
          {reading}
        </a>
      ) : (
        <span className={`${styles.weather} ${styles.sample}`}>{reading}</span>
      )}
    </>
  );
}
