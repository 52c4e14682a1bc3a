'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTheme } from '@/components/shell/use-theme';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Severity } from '@/components/ui/severity';
import { themeModes } from '@/lib/browser/theme/auto-theme';
import { measureChanges, type ThemeReport } from '@/lib/browser/theme/measure-changes';
import type { Messages } from '@/lib/i18n/messages';
import { isModeShown } from './is-mode-shown';
import { readingFormat } from './reading-format';
import styles from './theme-demo-sections.module.css';

interface ComprehensiveTestProps {
  words: Messages['theme-demo']['comprehensive'];
  hrefLang: string;
  disabled: boolean;
}

/** Changes the page's theme through all modes several times, and shows the durations. */
export function ComprehensiveTest({ words, hrefLang, disabled }: ComprehensiveTestProps) {
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
            {report.passed ? (
              <Severity level="passed">{words.passed}</Severity>
            ) : (
              <Severity level="critical">{words.failed}</Severity>
            )}
            <Measures report={report} words={words} hrefLang={hrefLang} />
          </>
        ) : (
          <p>{words.idle}</p>
        )}
      </div>
      <Button look="surf" className={styles.action} disabled={disabled || !own} onClick={run}>
        <Icon name="gauge" />
        {words.start}
      </Button>
    </section>
  );
}

interface MeasuresProps {
  report: ThemeReport;
  words: Messages['theme-demo']['comprehensive'];
  hrefLang: string;
}

function Measures({ report, words, hrefLang }: MeasuresProps) {
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
          <dt>{words[id]}</dt>
          <dd className="tabular-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
