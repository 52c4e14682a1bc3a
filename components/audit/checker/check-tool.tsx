'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { announceResult } from '@/components/audit/report/announce-result';
import { readHost } from '@/components/audit/report/page-previews';
import type { ReportTexts } from '@/components/audit/report/report-texts';
import { useRememberedResult } from '@/components/results/remembered-result';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import { CheckForm } from './check-form';
import { CheckOutcome } from './check-outcome';
import styles from './check-tool.module.css';
import { StageList } from './stage-list';
import { useAnalysis } from './use-analysis';

interface CheckToolProps {
  words: Pick<Messages['seo-checker'], 'form' | 'stages' | 'result' | 'demo' | 'network'>;
  texts: ReportTexts;
  locale: Locale;
  /** Heading above the form. */
  intro: ReactNode;
  /** Text below the form. */
  promise: ReactNode;
  /** Shown in place of the result before the first check. */
  features: ReactNode;
}

/** The SEO checker: a form for the address, progress, and the report. */
export function CheckTool({ words, texts, locale, intro, promise, features }: CheckToolProps) {
  const { state, last, analyze, show, isAnalyzing } = useAnalysis(texts.language);
  useRememberedResult('check', texts.language, show);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const hasResult = state.status === 'done' || state.status === 'failed' || state.status === 'unreachable';

  // Moves the hero's needle.
  const reading: (CSSProperties & Record<'--score', number | null>) | undefined =
    state.status === 'done' ? { '--score': state.analysis.score } : undefined;

  useEffect(() => {
    const focused = document.activeElement;
    // Leaves the focus alone if the visitor has moved it meanwhile.
    if (focused && focused !== document.body && !input.current?.form?.contains(focused)) return;
    if (state.status === 'refused') input.current?.focus();
    else if (hasResult) outcome.current?.querySelector<HTMLElement>('#report-title')?.focus();
  }, [state.status, hasResult]);

  return (
    <>
      <section
        className={classNames(styles.hero, 'print:hidden!')}
        style={reading}
        aria-labelledby="check-title"
      >
        <div className="page-width">
          {intro}
          <CheckForm
            words={words.form}
            locale={locale}
            input={input}
            isAnalyzing={isAnalyzing}
            fault={state.status === 'refused' ? state.message : undefined}
            onCheck={(url) => void analyze({ url })}
          />
          {promise}
        </div>
      </section>
      <div role="status" className="sr-only">
        {state.status === 'analyzing'
          ? words.stages[state.stage ?? 'waiting']
          : state.status === 'done' && announceResult(state.analysis, { ready: words.result.ready, texts })}
      </div>
      <div className={classNames('page-width', styles.outcome)} ref={outcome}>
        {state.status === 'analyzing' && (
          <StageList site={readHost(last)} stage={state.stage} words={words.stages} />
        )}
        {hasResult && (
          <CheckOutcome
            state={state}
            link={linkTo(localePath(locale, '/seo-checker'), last)}
            words={words}
            texts={texts}
            onAgain={() => void analyze({ url: last, isFresh: true })}
          />
        )}
      </div>
      {!hasResult && features}
    </>
  );
}

/** Address of the page with the website filled in. */
function linkTo(path: string, url: string): string {
  return new URL(`${path}?url=${encodeURIComponent(url)}`, window.location.href).href;
}
