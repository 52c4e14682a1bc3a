import { useTranslations } from 'next-intl';
import { services } from '@/lib/content/services';
import styles from './service-guide.module.css';
import { WatchServices } from './watch-services';

const GUIDE_ID = 'service-guide';

// As in service-list.tsx.
const LAST = 'digital-marketing';

const order = [...services].sort((one, other) => Number(one.id === LAST) - Number(other.id === LAST));

/** The ten services by name: beside the list on a wide screen, a horizontally scrolling line above it on a small one. */
export function ServiceGuide() {
  const t = useTranslations('services');
  return (
    <nav className={styles.guide} id={GUIDE_ID} aria-label={t('guide')}>
      <ul>
        {order.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`list.${id}.name`)}</a>
          </li>
        ))}
      </ul>
      <WatchServices guideId={GUIDE_ID} />
    </nav>
  );
}
