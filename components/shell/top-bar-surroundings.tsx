import { Sample } from '@/components/ui/sample';
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

/** Clear sky, shown with the sample temperature. */
const sampleIcon = '01d';

/** The visitor's place, and the temperature and sky there. */
export function TopBarSurroundings({ place, weather, language, words, icons }: TopBarSurroundingsProps) {
  const reading = (
    <>
      {icons[skyPicture(weather?.icon ?? sampleIcon)]}
      <b>
        <bdi>{weather ? formatTemperature(language, weather.temperature) : words.sampleTemperature}</bdi>
      </b>
      <span className={styles.sky}>{weather?.description ?? words.sunny}</span>
      {!weather && <Sample>{words.sample}</Sample>}
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
