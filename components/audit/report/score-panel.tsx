import type { ReactNode } from 'react';
import { DarkPanel } from '@/components/ui/dark-panel';
import { Dial } from '@/components/ui/dial';
import { fill } from '@/lib/i18n/fill';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import { scoreBand } from './score-band';
import styles from './score-panel.module.css';

interface ScorePanelProps {
  /** 0–100. */
  score: number;
  texts: ReportTexts;
  /** Text about the score. */
  children: ReactNode;
}

/** A score on the dial, with text beside it. */
export function ScorePanel({ score, texts, children }: ScorePanelProps) {
  const { number } = reportFormat(texts);
  return (
    <DarkPanel wide className={styles.panel} data-band={scoreBand(score)}>
      {/* First, because it says of what the score is; shown after the dial. */}
      <div className={styles.words}>{children}</div>
      <Dial
        score={score}
        label={fill(texts.words.score, { score: number(score) })}
        caption={texts.words.outOf}
        formatNumber={number}
      />
    </DarkPanel>
  );
}
