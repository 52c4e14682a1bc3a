import { Spinner } from '@/components/ui/spinner';
import { fill } from '@/lib/i18n/fill';
import { offeredPlaces } from '@/lib/weather/offered-places';
import styles from './board-loading.module.css';
import { Skeleton } from './skeleton';
import type { WeatherTexts } from './weather-texts';

/** The board while a reading is loading: placeholders, and the name of the place. */
export function BoardLoading({ asked, texts }: { asked: string; texts: WeatherTexts }) {
  const { goldCoast, place } = texts.words.loading;
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
