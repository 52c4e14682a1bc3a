'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { answerClass } from '@/components/ui/answer-class';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ReceiptCard } from '@/components/ui/receipt-card';
import { Spinner } from '@/components/ui/spinner';
import type { Messages } from '@/lib/i18n/messages';
import { DeleteProfile } from './delete-profile';
import { ProfileFields } from './profile-fields';
import styles from './profile-form.module.css';
import { useProfile } from './use-profile';

interface ProfileFormProps {
  words: Pick<Messages['profile'], 'form' | 'delete' | 'options'> & { stamp: string };
  /** Of a saved profile. */
  saved: string;
  /** Language tag of the page. */
  language: string;
  /** Path of the recommendations, with language. */
  next: string;
  /** Beside what is said of a saved profile. */
  picture: ReactNode;
  /** Shown after a failure: what is stored, and our number. */
  failureNote: ReactNode;
}

/**
 * The profile: shows the saved profile, and saves changes. Disabled until it is loaded, so that a late answer can't
 * overwrite typed text. Once saved, the next step takes the place of the button, until an answer is changed.
 */
export function ProfileForm({ words, saved, language, next, picture, failureNote }: ProfileFormProps) {
  const { state, saving, save, edit, remove } = useProfile(language, words);
  const [hasNoGoal, setHasNoGoal] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReady = state.status === 'ready';
  const isSaving = saving.status === 'sending';
  const answered = saving.status === 'failed' ? saving.fieldErrors : {};
  const errors = hasNoGoal ? { ...answered, primaryGoals: [words.form.primaryGoalsMissing] } : answered;

  useEffect(() => {
    const isAnswered = saving.status === 'failed' || saving.status === 'sent';
    if (!isAnswered && !hasNoGoal) return;
    const next = form.current?.querySelector<HTMLElement>('[role="status"] a');
    (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? button.current ?? next)?.focus();
  }, [saving, hasNoGoal]);

  const isUnknown = isReady && state.isKept === undefined;
  const note = isUnknown ? words.form.notLoaded : !isReady && words.form.loading;
  const generation = isReady ? state.generation : 0;
  useEffect(() => {
    // After deletion the focused button no longer exists.
    if (generation > 1) form.current?.querySelector('input')?.focus();
  }, [generation]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || !isReady) return;
    const data = new FormData(event.currentTarget);
    const primaryGoals = data.getAll('primaryGoals');
    setHasNoGoal(primaryGoals.length === 0);
    if (primaryGoals.length > 0) void save({ ...Object.fromEntries(data), primaryGoals });
  }

  return (
    <>
      <form
        ref={form}
        className={classNames(styles.form, 'noscript:hidden!')}
        data-form="profile"
        key={generation}
        aria-busy={!isReady}
        onChange={edit}
        onSubmit={handleSubmit}
      >
        {/* Disabled until hydration, because the browser would submit the answers in the page's address. */}
        <fieldset role="none" className={styles.all} disabled={!isReady}>
          <p role="status" className={styles.loading}>
            {!isReady && <Spinner />}
            {note && <span>{note}</span>}
          </p>
          <ProfileFields
            words={words.form}
            options={words.options}
            profile={isReady ? state.profile : undefined}
            errors={errors}
          />
          <div role="status" className="empty:absolute">
            {saving.status === 'sent' && (
              <ReceiptCard picture={picture} language={language} stamp={words.stamp} className="m-0">
                <p className="heading-sm">{saved}</p>
                <Link className={buttonClass({ look: 'cta' })} href={next}>
                  {words.form.next}
                  <Icon name="arrow-right" flip />
                </Link>
              </ReceiptCard>
            )}
            {saving.status === 'failed' && (
              <div className={classNames(answerClass('bad'), 'm-0')}>
                <Icon name="octagon-alert" />
                <div>
                  <p>{saving.sentence ?? words.form.notSavedText}</p>
                  <p className="text-sm">{failureNote}</p>
                </div>
              </div>
            )}
          </div>
          {saving.status !== 'sent' && (
            <Button
              ref={button}
              type="submit"
              look="cta"
              size="lg"
              className="justify-self-start"
              disabled={isSaving}
            >
              <BusyLabel isBusy={isSaving} idle={words.form.save} busy={words.form.saving} />
            </Button>
          )}
        </fieldset>
      </form>
      {isReady && state.isKept && <DeleteProfile words={words.delete} onDelete={remove} />}
    </>
  );
}
