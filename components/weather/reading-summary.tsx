import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { skyPicture } from '@/lib/weather/sky-picture';
import { temperatureBand } from '@/lib/weather/temperature-band';
import { bandClass } from './band-class';
import type { CardReading } from './card-reading';
import styles from './reading-summary.module.css';
import { skyIcons } from './sky-icons';
import { weatherFormat } from './weather-format';
import type { WeatherTexts } from './weather-texts';

interface ReadingSummaryProps {
  reading: CardReading;
  texts: WeatherTexts;
  /** A row has less space than the board. */
  place: 'board' | 'row';
}

/** The temperature in the colour of its band, which is also named in words. */
export function ReadingSummary({ reading, texts, place }: ReadingSummaryProps) {
  const format = weatherFormat(texts.language, texts.timeZone);
  const band = temperatureBand(Math.round(reading.temperature));
  return (
    <div className={classNames(styles.face, styles[place], bandClass[band])} data-band={band}>
      <p className={classNames('figures', styles.degrees)}>
        <bdi>{format.temperature(reading.temperature)}</bdi>
      </p>
      <p className={styles.band}>{texts.words.card.bands[band]}</p>
      <p className={styles.sky}>
        <Icon name={skyIcons[skyPicture(reading.icon)]} />
        <span>{reading.description}</span>
      </p>
    </div>
  );
}
