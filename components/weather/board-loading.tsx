import { fill } from '@/components/audit/fill';
import { offeredPlaces } from '@/lib/weather/offered-places';
import type { WeatherParts } from './weather-parts';

/** The board while a reading is under way: its shapes, and whose weather it will show. */
export function BoardLoading({ asked, parts }: { asked: string; parts: WeatherParts }) {
  const { goldCoast, place } = parts.words.loading;
  return (
    <div className="sky-board-loading">
      <p>
        <span className="spin" />
        {asked === offeredPlaces.goldCoast ? goldCoast : fill(place, { place: asked })}
      </p>
      <div className="weather-bone reading-face" />
      <div className="weather-bone warmth" />
      <div className="weather-bone reading-figures" />
    </div>
  );
}
