import { mostCounted } from '@/lib/staff/limits';
import { t } from '@/lib/staff/words';
import styles from './state-links.module.css';

interface StateLinksProps {
  label: string;
  /** `tabs`: a row on a rule, which scrolls sideways where it is too long; `switch`: two or three in one frame. */
  look: 'tabs' | 'switch';
  states: { name: string; count?: number; href: string; isCurrent: boolean }[];
}

/** The states of a list as links, each with the number of its rows as far as they are counted. */
export function StateLinks({ label, look, states }: StateLinksProps) {
  return (
    <nav className={styles[look]} aria-label={label}>
      <ul className={styles.states}>
        {states.map(({ name, count, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}{' '}
              {count !== undefined && (
                <span>{count > mostCounted ? t('leads.atLeast', { most: mostCounted }) : count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
