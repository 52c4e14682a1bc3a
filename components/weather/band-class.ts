import type { TemperatureBand } from '@/lib/weather/temperature-band';
import styles from './temperature-band.module.css';

/** Classes that set `--band`, the colour of a temperature band, and `--on-band`, the text colour on it. */
export const bandClass: Readonly<Record<TemperatureBand, string | undefined>> = {
  red: styles.red,
  orange: styles.orange,
  yellow: styles.yellow,
  blue: styles.blue,
  darkBlue: styles.darkBlue,
};
