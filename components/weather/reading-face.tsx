import { skyPicture } from '@/lib/weather/sky-picture';
import { temperatureBand } from '@/lib/weather/temperature-band';
import type { CardReading } from './card-reading';
import { weatherFormat } from './weather-format';
import type { WeatherParts } from './weather-parts';

/** The temperature on the colour of its band, which is also said in a word. */
export function ReadingFace({ reading, parts }: { reading: CardReading; parts: WeatherParts }) {
  const format = weatherFormat(parts.language, parts.timeZone);
  const band = temperatureBand(Math.round(reading.temperature));
  return (
    <div className={`reading-face band-${band}`}>
      <p className="reading-degrees nums">
        <bdi>{format.temperature(reading.temperature)}</bdi>
      </p>
      <p className="reading-band">{parts.words.card.bands[band]}</p>
      <p className="reading-sky">
        {parts.icons[skyPicture(reading.icon)]}
        <span>{reading.description}</span>
      </p>
    </div>
  );
}
