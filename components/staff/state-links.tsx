import styles from './state-links.module.css';

interface StateLinksProps {
  label: string;
  states: { name: string; count?: number; href: string; isCurrent: boolean }[];
}

/** The states of a list as links, each with the number of its rows. */
export function StateLinks({ label, states }: StateLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.states}>
        {states.map(({ name, count, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name} {count !== undefined && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
