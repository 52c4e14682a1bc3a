import { Icon } from '@/components/ui/icon';
import type { PresentedPlaces } from '@/lib/audit/presented';
import styles from './site-places.module.css';

/** The pages that a fault is on: some of them, the others in a details element. */
export function SitePlaces({ places }: { places: PresentedPlaces }) {
  const { first, rest, restTitle, more } = places;
  return (
    <div className={styles.places}>
      <PlaceList places={first} />
      {rest.length > 0 && (
        <details>
          <summary>
            {restTitle}
            <Icon name="chevron-down" />
          </summary>
          <PlaceList places={rest} />
        </details>
      )}
      {more && <p className="text-muted">{more}</p>}
    </div>
  );
}

function PlaceList({ places }: { places: PresentedPlaces['first'] }) {
  return (
    <ul>
      {places.map(({ url, detail }) => (
        <li key={url}>
          <bdi dir="ltr">{url}</bdi>
          {detail && <span className="text-muted">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
