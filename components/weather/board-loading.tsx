import { fill } from '@/components/audit/fill';
import { Spinner } from '@/components/ui/spinner';
import { offeredPlaces } from '@/lib/weather/offered-places';
import styles from './board-loading.module.css';
import { Skeleton } from './skeleton';
import type { WeatherParts } from './weather-parts';

/** The board while a reading is loading: placeholders, and the name of the place. */
export function BoardLoading({ asked, parts }: { asked: string; parts: WeatherParts }) {
  const { goldCoast, place } = parts.words.loading;
  return (
    <div className={styles.loading}>
      <p>
        <Spinner />
        <span>{asked === offeredPlaces.goldCoast ? goldCoast : fill(place, { place: asked })}</span>
      </p>
      <Skeleton className={styles.face} />
      <Skeleton className={styles.scale} />
      <Skeleton className={styles.figures} />
    </div>
  );
}
