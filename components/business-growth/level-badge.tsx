import { classNames } from '@/components/ui/class-names';
import type { LevelColour } from '@/lib/business-growth/level-colour';
import styles from './level-badge.module.css';

interface LevelMarkProps {
  label: string;
  value: string;
  /** Without a colour only the word is shown. */
  colour?: LevelColour;
}

/** A level as a colour and a word. */
export function LevelBadge({ label, value, colour }: LevelMarkProps) {
  return (
    <div className={classNames(styles.level, colour && styles[colour])}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
