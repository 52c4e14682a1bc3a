import type { CSSProperties } from 'react';
import { bandLimits } from '@/lib/weather/temperature-band';

/** °C at the ends of the scale; what lies beyond stands at its end. */
const coldest = 5;
const hottest = 40;

const share = (degrees: number) =>
  ((Math.min(hottest, Math.max(coldest, degrees)) - coldest) / (hottest - coldest)) * 100;

interface TemperatureScaleProps {
  /** Whole °C. */
  degrees: number;
  format: (degrees: number) => string;
}

/** A thermometer laid down: the five bands with their limits, and where the reading stands. */
export function TemperatureScale({ degrees, format }: TemperatureScaleProps) {
  return (
    <div className="warmth" aria-hidden="true">
      <div className="warmth-bands">
        <i className="band-darkBlue" />
        <i className="band-blue" />
        <i className="band-yellow" />
        <i className="band-orange" />
        <i className="band-red" />
      </div>
      <b className="warmth-mark" style={at(degrees)} />
      {bandLimits.map((limit) => (
        <span key={limit} style={at(limit)}>
          {format(limit)}
        </span>
      ))}
    </div>
  );
}

function at(degrees: number): CSSProperties & Record<'--at', string> {
  return { '--at': `${share(degrees)}%` };
}
