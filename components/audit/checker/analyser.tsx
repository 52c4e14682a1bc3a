'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ProgressAnimation } from '@/components/ui/progress-animation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath } from '@/lib/i18n/path';
import addressForm from './address-form.module.css';
import { addressInput } from './address-input';
import styles from './analyser.module.css';
import { AnalyserResult } from './analyser-result';
import { SubmitWithoutScript } from './submit-without-script';
import { useAnalysis } from './use-analysis';

const PROGRESS_MS = 5000;

/** How the analyser looks in its place. */
export interface AnalyserLook {
  look?: ButtonLook['look'];
  /** The score on a dial, and without what each fault costs. */
  isBrief?: boolean;
  /** For the stages and the result. */
  outcomeClassName?: string;
  /** Below the form. */
  note?: ReactNode;
}

interface AnalyserProps extends AnalyserLook {
  words: Messages['seo-checker']['analyser'];
  /** Names of the stages that the server reports. */
  stages: Messages['seo-checker']['stages'];
  severity: Messages['seo-report']['severity'];
  language: string;
  locale: Locale;
  placeholder: string;
}

/** One address, one score, the first three things to fix: a small version of the checker. */
export function Analyser({
  words,
  stages,
  severity,
  language,
  locale,
  placeholder,
  look = 'surf',
  isBrief = false,
  outcomeClassName,
  note,
}: AnalyserProps) {
  const { state, last, analyze, isAnalyzing } = useAnalysis(language);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const checker = localePath(locale, '/seo-checker');
  const { status } = state;

  // A phone's keyboard, which closes with the focus, would cover the result. Who has moved on meanwhile is left alone.
  useEffect(() => {
    if (status !== 'analyzing' && status !== 'done') return;
    const focused = document.activeElement;
    if (focused !== document.body && !input.current?.form?.contains(focused)) return;
    outcome.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    if (status === 'done') outcome.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [status]);

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
            {...addressInput}
            name="url"
            placeholder={placeholder}
            aria-describedby={fault ? 'analyser-fault' : undefined}
          />
        </div>
        <SubmitWithoutScript locale={locale} look={look}>
          {words.submit}
        </SubmitWithoutScript>
        {/* Not disabled: it would lose the focus, and Tab would begin at the top of the page. */}
        <Button
          type="submit"
          look={look}
          size="lg"
          className="noscript:hidden"
          aria-disabled={isAnalyzing}
          aria-busy={isAnalyzing}
        >
          <BusyLabel isBusy={isAnalyzing} idle={words.submit} busy={words.working} />
        </Button>
      </form>
      <div role="status">
        {fault && (
          <p className={classNames(addressForm.fault, styles.alert)} id="analyser-fault">
            <Icon name="octagon-alert" />
            <span>{fault}</span>
          </p>
        )}
      </div>
      {note}
      <div ref={outcome}>
        {state.status === 'analyzing' && (
          <div className={classNames(styles.progress, outcomeClassName)}>
            <ProgressAnimation
              durationMs={PROGRESS_MS}
              label={words.progress}
              whenFull={words.stillWorking}
            />
            <p className="text-sm">{stages[state.stage ?? 'waiting']}</p>
          </div>
        )}
        {state.status === 'done' && (
          <AnalyserResult
            analysis={state.analysis}
            words={words}
            severity={severity}
            language={language}
            isBrief={isBrief}
            className={outcomeClassName}
          >
            <Link className="text-link" href={`${checker}?url=${encodeURIComponent(last)}`} prefetch={false}>
              {words.more}
            </Link>
          </AnalyserResult>
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
