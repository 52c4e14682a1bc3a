import type { PresentedSiteItem } from '@/lib/audit/presented';
import { SitePlaces } from './site-places';
import styles from './site-section.module.css';

interface SiteFindingItemsProps {
  items: readonly PresentedSiteItem[];
  /** Text about further items that are not listed; '' if there are none. */
  more: string;
}

/** The items affected by a fault of the website, each with the pages it is on. */
export function SiteFindingItems({ items, more }: SiteFindingItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.heading + item.placesTitle}>
          <b>{item.isAddress ? <bdi dir="ltr">{item.heading}</bdi> : <bdi>{item.heading}</bdi>}</b>
          {item.note && <p className="text-sm">{item.note}</p>}
          {item.places.first.length > 0 && (
            <>
              <p className="text-sm text-muted">{item.placesTitle}</p>
              <SitePlaces places={item.places} />
            </>
          )}
        </li>
      ))}
      {more && <li className="text-muted">{more}</li>}
    </ul>
  );
}
