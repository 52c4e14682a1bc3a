import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import { Dial } from '@/components/ui/dial';
import { Instrument } from '@/components/ui/instrument';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import { scoreBand } from './score-band';
import styles from './score-panel.module.css';

interface ScorePanelProps {
  /** 0–100. */
  score: number;
  parts: ReportParts;
  /** Text about the score. */
  children: ReactNode;
}

/** A score on the dial, with text beside it. */
export function ScorePanel({ score, parts, children }: ScorePanelProps) {
  const { number } = reportFormat(parts);
  return (
    <Instrument wide className={styles.panel} data-band={scoreBand(score)}>
      {/* First, because it says of what the score is; shown after the dial. */}
      <div className={styles.words}>{children}</div>
      <Dial
        score={score}
        label={fill(parts.words.score, { score: number(score) })}
        caption={parts.words.outOf}
        formatNumber={number}
      />
    </Instrument>
  );
}
