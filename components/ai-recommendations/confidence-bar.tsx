import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Meter } from '@/components/ui/meter';
import progressStyles from '@/components/ui/progress.module.css';
import styles from './confidence-bar.module.css';

interface ConfidenceBarProps {
  name: string;
  /** 0 to 100. */
  percent: number;
  language: string;
}

/** The confidence of an advice, as a percentage and a bar. */
export function ConfidenceBar({ name, percent, language }: ConfidenceBarProps) {
  const written = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  const style: CSSProperties = { inlineSize: `${percent}%` };
  return (
    <div className={styles.confidence}>
      <h4>
        {name}
        <span className={classNames('figures', styles.figure)}>{written}</span>
      </h4>
      <Meter className={progressStyles.bar} label={name} value={percent} text={written}>
        <i style={style} />
      </Meter>
    </div>
  );
}
