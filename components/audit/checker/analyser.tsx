'use client';

import { type ReactNode, type SubmitEvent, useRef } from 'react';
import type { ReportParts } from '@/components/audit/report/report-parts';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Link } from '@/components/ui/link';
import { ProgressAnimation } from '@/components/ui/progress-animation';
import type { Messages } from '@/lib/i18n/messages';
import addressForm from './address-form.module.css';
import styles from './analyser.module.css';
import { AnalyserResult } from './analyser-result';
import { useAnalysis } from './use-analysis';

const PROGRESS_MS = 5000;

interface AnalyserProps {
  words: Messages['seo-checker']['analyser'];
  /** Names of the stages that the server reports. */
  stages: Messages['seo-checker']['stages'];
  parts: Pick<ReportParts, 'words' | 'icons' | 'language' | 'timeZone'>;
  /** Path of the SEO checker, with language. */
  checker: string;
  placeholder: string;
  noScript: ReactNode;
}

/** One address, one score, the first three things to fix: a small version of the checker. */
export function Analyser({ words, stages, parts, checker, placeholder, noScript }: AnalyserProps) {
  const { state, last, analyze, isAnalyzing } = useAnalysis(parts.language);
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAnalyzing) return;
    const url = input.current?.value.trim() ?? '';
    if (url === '') input.current?.focus();
    else void analyze({ url });
  }

  const fault = toAnalysisFault(state, words);
  return (
    <div>
      <form
        className={classNames(addressForm.form, styles.form)}
        data-form="checker"
        method="get"
        action={checker}
        noValidate
        onSubmit={handleSubmit}
      >
        <div className={fieldStyles.field}>
          <label htmlFor="analyser-url">{words.url}</label>
          <input
            ref={input}
            className={classNames(fieldStyles.control, addressForm.control)}
            id="analyser-url"
            type="url"
            name="url"
            dir="ltr"
            maxLength={2048}
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            aria-describedby={fault ? 'analyser-fault' : undefined}
          />
        </div>
        {/* Not disabled: it would lose the focus, and Tab would begin at the top of the page. */}
        <Button type="submit" look="surf" size="lg" aria-disabled={isAnalyzing} aria-busy={isAnalyzing}>
          <BusyLabel isBusy={isAnalyzing} idle={words.submit} busy={words.working} />
        </Button>
      </form>
      {noScript}
      {state.status === 'analyzing' && (
        <div className={styles.progress}>
          <ProgressAnimation durationMs={PROGRESS_MS} label={words.progress} whenFull={words.stillWorking} />
          <p className="text-sm">{stages[state.stage ?? 'waiting']}</p>
        </div>
      )}
      <div role="status">
        {state.status === 'done' && (
          <AnalyserResult analysis={state.analysis} words={words} parts={parts}>
            <Link className="text-link" href={`${checker}?url=${encodeURIComponent(last)}`} prefetch={false}>
              {words.more}
            </Link>
          </AnalyserResult>
        )}
        {fault && (
          <p className={classNames(addressForm.fault, styles.alert)} id="analyser-fault">
            {parts.icons.critical}
            <span>{fault}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function toAnalysisFault(state: ReturnType<typeof useAnalysis>['state'], words: AnalyserProps['words']) {
  if (state.status === 'unreachable') return words.network;
  if (state.status === 'failed' || state.status === 'refused') return state.message || words.failed;
  return undefined;
}
