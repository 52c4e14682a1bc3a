'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useSavedBusiness } from '@/components/profile/use-saved-business';
import { answerClass } from '@/components/ui/answer-class';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { GrowthForm } from './growth-form';
import { GrowthReport } from './growth-report';
import type { GrowthTexts } from './growth-texts';
import styles from './growth-tool.module.css';
import { useGrowth } from './use-growth';

interface GrowthToolProps {
  words: Messages['business-growth']['form'];
  texts: GrowthTexts;
  intro: ReactNode;
  scene: ReactNode;
  /** Shown without script. */
  noScript: ReactNode;
  /** Shown after a failure: what is stored, and our number. */
  failureNote: ReactNode;
  /** Shown below the form until there is a result. */
  contents: ReactNode;
}

/** The analyser: the form, replaced by the result. */
export function GrowthTool({ words, texts, intro, scene, noScript, failureNote, contents }: GrowthToolProps) {
  const { state, errors, analyze, reset } = useGrowth(texts.language, words);
  const form = useRef<HTMLFormElement>(null);
  useSavedBusiness(form, 'growth');
  const status = useRef<HTMLDivElement>(null);
  const before = useRef(state.status);
  const isAnalyzing = state.status === 'sending';

  useEffect(() => {
    // The focus says what came out; a status beside it would say it twice.
    if (state.status === 'sent') document.getElementById('growth-title')?.focus();
    // The button is disabled meanwhile, and can't have it.
    if (state.status === 'sending') status.current?.focus({ preventScroll: true });
    if (state.status === 'failed')
      form.current?.querySelector<HTMLElement>('[aria-invalid], button[type="submit"]')?.focus();
    if (state.status === 'idle' && before.current === 'sent')
      form.current?.querySelector<HTMLElement>('input')?.focus();
    before.current = state.status;
  }, [state.status]);

  return state.status === 'sent' ? (
    <GrowthReport
      result={state.answer}
      texts={texts}
      another={
        <Button size="lg" onClick={reset}>
          {texts.words.another}
        </Button>
      }
    />
  ) : (
    <>
      <section className={styles.hero} aria-labelledby="growth-title">
        <div className={styles.scene}>{scene}</div>
        <div className={classNames('page-width', styles.columns)}>
          {intro}
          <div className={classNames(jobSheetStyles.sheet, 'self-start')}>
            <header>
              <h2 className="heading-sm">{words.title}</h2>
            </header>
            {noScript}
            <GrowthForm
              words={words}
              categories={texts.categories}
              form={form}
              isAnalyzing={isAnalyzing}
              errors={errors}
              onAnalyze={(fields) => void analyze(fields)}
            >
              <div ref={status} role="status" className="empty:absolute" tabIndex={-1}>
                {state.status === 'sending' && (
                  <div className={classNames(answerClass(), 'mb-0')}>
                    <div>
                      <p>
                        {fill(words.workingTitle, {
                          name: String(state.draft.businessName),
                          suburb: String(state.draft.suburb),
                        })}
                      </p>
                      <p className="text-sm">{words.workingText}</p>
                    </div>
                  </div>
                )}
                {state.status === 'failed' && (
                  <div className={classNames(answerClass('bad'), 'mb-0')}>
                    <Icon name="octagon-alert" />
                    <div>
                      <p>{state.sentence ?? words.failedText}</p>
                      <p className="text-sm">{failureNote}</p>
                    </div>
                  </div>
                )}
              </div>
            </GrowthForm>
          </div>
        </div>
      </section>
      {contents}
    </>
  );
}
