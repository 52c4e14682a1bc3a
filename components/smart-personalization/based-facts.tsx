import type { ReactNode } from 'react';
import styles from './based-facts.module.css';

export interface BasedFact {
  id: string;
  label: string;
  /** Null if unknown: `unknown` is shown instead. */
  value: ReactNode;
  /** The basis of the value. */
  basis: string;
}

/** Facts one below the other, each with its basis. */
export function BasedFacts({ facts, unknown }: { facts: readonly BasedFact[]; unknown: string }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value, basis }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className={value === null ? 'text-muted' : 'heading-sm'}>{value ?? unknown}</dd>
          <dd className="text-sm text-muted">{basis}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several values of one fact; null when there are none. */
export function factList(values: readonly string[]): ReactNode {
  if (values.length === 0) return null;
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
