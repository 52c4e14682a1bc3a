'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTheme } from '@/components/shell/use-theme';
import { Button } from '@/components/ui/button';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { measureChanges, type ThemeReport } from '@/lib/browser/theme/measure-changes';
import { isModeShown } from './is-mode-shown';
import { readingFormat } from './reading-format';
import styles from './theme-demo-sections.module.css';

export interface ComprehensiveTestWords {
  title: string;
  text: string;
  start: string;
  idle: string;
  labels: Record<'average' | 'slowest' | 'changes' | 'wrong', string>;
}

interface ComprehensiveTestProps {
  words: ComprehensiveTestWords;
  icon: ReactNode;
  verdicts: { passed: ReactNode; failed: ReactNode };
  hrefLang: string;
  disabled: boolean;
}

/** Changes the page's theme through all modes several times, and shows the durations. */
export function ComprehensiveTest({ words, icon, verdicts, hrefLang, disabled }: ComprehensiveTestProps) {
  const { mode: own, setMode } = useTheme();
  const [report, setReport] = useState<ThemeReport>();

  const run = () => {
    if (!own) return;
    const measured = measureChanges({
      modes: themeModes,
      change: (mode) => {
        flushSync(() => setMode(mode));
        // Reading a measure makes the browser restyle and lay out the page at once.
        document.body.getBoundingClientRect();
      },
      isShown: isModeShown,
      now: () => performance.now(),
    });
    setMode(own);
    setReport(measured);
  };

  return (
    <section className={styles.benchTest} aria-labelledby="comprehensive-test">
      <h3 id="comprehensive-test">{words.title}</h3>
      <p>{words.text}</p>
      <div role="status" className={styles.benchResult}>
        {report ? (
          <>
            {report.passed ? verdicts.passed : verdicts.failed}
            <Measures report={report} labels={words.labels} hrefLang={hrefLang} />
          </>
        ) : (
          <p>{words.idle}</p>
        )}
      </div>
      <Button look="surf" className={styles.action} disabled={disabled || !own} onClick={run}>
        {icon}
        {words.start}
      </Button>
    </section>
  );
}

interface MeasuresProps {
  report: ThemeReport;
  labels: ComprehensiveTestWords['labels'];
  hrefLang: string;
}

function Measures({ report, labels, hrefLang }: MeasuresProps) {
  const { duration, number } = readingFormat(hrefLang);
  const measures = [
    { id: 'average', value: duration(report.averageMs) },
    { id: 'slowest', value: duration(report.slowestMs) },
    { id: 'changes', value: number(report.changes) },
    { id: 'wrong', value: number(report.wrong) },
  ] as const;
  return (
    <dl className={styles.measures}>
      {measures.map(({ id, value }) => (
        <div key={id}>
          <dt>{labels[id]}</dt>
          <dd className="tabular-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
