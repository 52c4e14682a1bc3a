import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { TipDifficulty } from '@/lib/content/tip-schema';
import { difficultyHues } from '@/lib/content/tips';
import styles from './difficulty-badge.module.css';

const levels = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const satisfies Record<TipDifficulty, number>;
const bars = ['M1 10h5v5H1z', 'M8.500 6h5v9h-5z', 'M16 1h5v14h-5z'];

/** The difficulty of a tip as a colour, a number of bars and a word. */
export function DifficultyBadge({
  difficulty,
  children,
}: {
  difficulty: TipDifficulty;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, styles[difficultyHues[difficulty]])}>
      <svg viewBox="0 0 22 16" aria-hidden="true">
        {bars.map((bar, index) => (
          <path key={bar} className={index < levels[difficulty] ? styles.lit : undefined} d={bar} />
        ))}
      </svg>
      {children}
    </span>
  );
}
