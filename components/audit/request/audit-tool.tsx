'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { announceResult } from '@/components/audit/report/announce-result';
import { readHost } from '@/components/audit/report/page-previews';
import type { AuditTexts } from '@/components/audit/report/report-texts';
import { useSavedBusiness } from '@/components/profile/use-saved-business';
import { answerClass } from '@/components/ui/answer-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { AuditForm } from './audit-form';
import styles from './audit-tool.module.css';
import { LazyAuditResult, loadAuditResult } from './lazy-audit-result';
import { useAudit } from './use-audit';

interface AuditToolProps {
  words: Pick<Messages['seo-audit'], 'form' | 'working' | 'result'> & { stamp: string };
  texts: AuditTexts;
  locale: string;
  /** Address of the page, with language. */
  page: string;
  intro: ReactNode;
  /** Shown after a failure: what is stored, and our number. */
  failureNote: ReactNode;
  /** The message after a failed form post without script; shown by `:target`. */
  posted: ReactNode;
  /** Shown below the form until there is a result. */
  contents: ReactNode;
}

/** The audit: the form, then its progress, then the report. */
export function AuditTool({
  words,
  texts,
  locale,
  page,
  intro,
  failureNote,
  posted,
  contents,
}: AuditToolProps) {
  const { state, request, reset } = useAudit(texts.language, words.form);
  const form = useRef<HTMLFormElement>(null);
  useSavedBusiness(form, 'audit');
  const isAnalyzing = state.status === 'sending';

  useEffect(() => {
    // A failure is handled when the report is to be shown.
    if (state.status === 'sending') loadAuditResult().catch(() => undefined);
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state.status]);

  const announcement =
    state.status === 'sent' && announceResult(state.answer.audit, { ready: words.result.ready, texts });

  return (
    <>
      <div role="status" className="sr-only">
        {announcement}
      </div>
      {state.status === 'sent' ? (
        <LazyAuditResult
          {...state.answer}
          words={words.result}
          stamp={words.stamp}
          texts={texts}
          onAnother={reset}
        />
      ) : (
        <>
          <section className={styles.hero} aria-labelledby="audit-title">
            <div className={classNames('page-width', styles.columns)}>
              {intro}
              <div className={classNames(jobSheetStyles.sheet, styles.card)}>
                <header>
                  <h2 className="heading-sm">{words.form.title}</h2>
                </header>
                <AuditForm
                  words={words.form}
                  form={form}
                  locale={locale}
                  page={page}
                  isAnalyzing={isAnalyzing}
                  errors={state.status === 'failed' ? state.fieldErrors : {}}
                  onRequest={(fields) => void request(fields)}
                >
                  <div role="status" className="empty:absolute">
                    {state.status === 'sending' && (
                      <div className={classNames(answerClass(), 'mb-0')}>
                        <div>
                          <p>{fill(words.working.title, { site: readHost(state.draft.url ?? '') })}</p>
                          <p className="text-sm">{words.working.text}</p>
                          <p className="text-sm">{words.working.then}</p>
                        </div>
                      </div>
                    )}
                    {state.status === 'failed' && (
                      <div className={classNames(answerClass('bad'), 'mb-0')}>
                        <Icon name="octagon-alert" />
                        <div>
                          <p>{state.sentence ?? words.form.failedText}</p>
                          <p className="text-sm">{failureNote}</p>
                        </div>
                      </div>
                    )}
                  </div>
                  {state.status === 'idle' && posted}
                </AuditForm>
              </div>
            </div>
          </section>
          {contents}
        </>
      )}
    </>
  );
}
