import type { PresentedSiteItem } from '@/lib/audit/report/presented-site';
import styles from './site-section.module.css';

interface SiteFindingItemsProps {
  items: readonly PresentedSiteItem[];
  /** Where there are more; '' otherwise. */
  more: string;
}

/** What a fault of the website is about, each with every page that it is on. */
export function SiteFindingItems({ items, more }: SiteFindingItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.heading}>
          <b>{item.isAddress ? <bdi dir="ltr">{item.heading}</bdi> : <bdi>{item.heading}</bdi>}</b>
          {item.note && <p className="text-sm">{item.note}</p>}
          {item.places.length > 0 && (
            <>
              <p className="text-sm text-muted">{item.placesTitle}</p>
              <ul className={styles.places}>
                {item.places.map(({ url, detail }) => (
                  <li key={url}>
                    <bdi dir="ltr">{url}</bdi> {detail && <span className="text-muted">{detail}</span>}
                  </li>
                ))}
                {item.more && <li className="text-muted">{item.more}</li>}
              </ul>
            </>
          )}
        </li>
      ))}
      {more && <li className="text-muted">{more}</li>}
    </ul>
  );
}
