'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSavedBusiness } from '@/components/profile/use-saved-business';
import { useBehaviourTracking } from '@/components/tracking/use-behaviour-tracking';
import { answerClass } from '@/components/ui/answer-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import jobSheetStyles from '@/components/ui/job-sheet.module.css';
import { fill } from '@/lib/i18n/fill';
import type { SentAnswers } from '@/lib/smart-personalization/choices';
import { quoteService } from '@/lib/smart-personalization/quote-message';
import { answerFields, listAnswered, readAnswers } from './answer-fields';
import { PersonalizationForm } from './personalization-form';
import { PersonalizationResultView } from './personalization-result';
import styles from './personalization-tool.module.css';
import { usePersonalization } from './use-personalization';
import type { PlanTexts } from './use-plan-texts';

interface PersonalizationToolProps {
  texts: PlanTexts;
  intro: ReactNode;
  /** Shown after a failure: what is stored, and our number. */
  failureNote: ReactNode;
  /** For visitors without script. */
  noScript: ReactNode;
  /** Shown below the form until there is a result. */
  contents: ReactNode;
}

/** The form with its puzzle, replaced by the plan. */
export function PersonalizationTool({
  texts,
  intro,
  failureNote,
  noScript,
  contents,
}: PersonalizationToolProps) {
  const { words, language, puzzle } = texts;
  const tracking = useBehaviourTracking({ watchesScroll: true, watchesClicks: true });
  const { state, ask, reset } = usePersonalization(language);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useSavedBusiness(form, 'personalization');
  const number = new Intl.NumberFormat(language);

  // Text typed before hydration, restored by the browser or filled in from the profile also places its pieces.
  useEffect(() => {
    if (form.current) setAnswered(listAnswered(readAnswers(form.current)));
  }, []);

  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state.status]);

  function note(answers: SentAnswers) {
    if (answered.length === 0) tracking.current?.formUsed('personalization-form', 'start');
    setAnswered(listAnswered(answers));
  }

  function startOver() {
    setAnswered([]);
    reset();
  }

  return (
    <>
      <div role="status" className="sr-only">
        {state.status === 'sent' &&
          fill(words.result.ready, { score: number.format(state.answer.result.personalizationScore) })}
      </div>
      {state.status === 'sent' ? (
        <PersonalizationResultView
          {...state.answer}
          answered={listAnswered(state.answer.answers)}
          texts={texts}
          onNewProfile={startOver}
          onQuoteSent={() =>
            tracking.current?.serviceAskedFor(quoteService, {
              services: state.answer.result.recommendedServices.map(({ id }) => id),
            })
          }
        />
      ) : (
        <>
          <section
            className={styles.hero}
            aria-labelledby="personalization-title"
            data-answered={answered.join(' ')}
          >
            <div className={classNames('page-width', styles.layout)}>
              <div className={styles.intro}>{intro}</div>
              <div className={styles.picture}>
                {puzzle}
                <p className={styles.count}>
                  {fill(words.hero.pieces, {
                    given: number.format(answered.length),
                    of: number.format(answerFields.length),
                  })}
                </p>
              </div>
              <div className={classNames(jobSheetStyles.sheet, styles.card)}>
                <header>
                  <h2 className="heading-sm">{words.form.title}</h2>
                  <p className="text-sm text-muted">{words.form.note}</p>
                </header>
                {noScript}
                <PersonalizationForm
                  texts={texts}
                  form={form}
                  isWorking={state.status === 'sending'}
                  errors={state.status === 'failed' ? state.fieldErrors : {}}
                  onAnswer={note}
                  onSubmit={(answers) => {
                    tracking.current?.formUsed('personalization-form', 'submit');
                    void ask(answers, tracking.current?.sessionId);
                  }}
                >
                  <div role="status" className="col-span-full empty:absolute">
                    {state.status === 'failed' && (
                      <div className={classNames(answerClass('bad'), 'm-0')}>
                        <Icon name="octagon-alert" />
                        <div>
                          <p>{words.form.failed}</p>
                          <p className="text-sm">{state.sentence ?? words.form.failedText}</p>
                          <p className="text-sm">{failureNote}</p>
                        </div>
                      </div>
                    )}
                  </div>
                </PersonalizationForm>
              </div>
            </div>
          </section>
          {contents}
        </>
      )}
    </>
  );
}
