import type { CSSProperties } from 'react';
import { bandLimits, type TemperatureBand } from '@/lib/weather/temperature-band';
import { bandClass } from './band-class';
import styles from './temperature-scale.module.css';

/** °C at the ends of the scale; values beyond are shown at its end. */
const coldest = 5;
const hottest = 40;

const bands: readonly TemperatureBand[] = ['darkBlue', 'blue', 'yellow', 'orange', 'red'];

const share = (degrees: number) =>
  ((Math.min(hottest, Math.max(coldest, degrees)) - coldest) / (hottest - coldest)) * 100;

interface TemperatureScaleProps {
  /** Whole °C. */
  degrees: number;
  format: (degrees: number) => string;
}

/** A horizontal thermometer: the five bands with their limits, and a pointer at the reading. */
export function TemperatureScale({ degrees, format }: TemperatureScaleProps) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.bands}>
        {bands.map((band) => (
          <i key={band} className={bandClass[band]} />
        ))}
      </div>
      <b className={styles.pointer} style={at(degrees)} />
      {bandLimits.map((limit) => (
        <span key={limit} className={styles.limit} style={at(limit)}>
          {format(limit)}
        </span>
      ))}
    </div>
  );
}

function at(degrees: number): CSSProperties & Record<'--at', string> {
  return { '--at': `${share(degrees)}%` };
}
