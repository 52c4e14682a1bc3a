'use client';

import type { ReactNode } from 'react';
import { ComprehensiveTest, type ComprehensiveTestWords } from './comprehensive-test';
import { QuickTest, type QuickTestWords } from './quick-test';
import styles from './theme-demo-sections.module.css';
import { useQuickTest } from './use-quick-test';

interface ThemeTestsProps {
  quick: QuickTestWords;
  comprehensive: ComprehensiveTestWords;
  icons: { quick: ReactNode; comprehensive: ReactNode };
  verdicts: { passed: ReactNode; failed: ReactNode };
  hrefLang: string;
}

/** Both tests of the page. They change the same theme, so the second is disabled while the first runs. */
export function ThemeTests({ quick, comprehensive, icons, verdicts, hrefLang }: ThemeTestsProps) {
  const { state, showing, start, stop } = useQuickTest();
  return (
    <div className={styles.benchTests}>
      <QuickTest
        words={quick}
        icon={icons.quick}
        state={state}
        showing={showing}
        onStart={start}
        onStop={stop}
      />
      <ComprehensiveTest
        words={comprehensive}
        icon={icons.comprehensive}
        verdicts={verdicts}
        hrefLang={hrefLang}
        disabled={state === 'running'}
      />
    </div>
  );
}
