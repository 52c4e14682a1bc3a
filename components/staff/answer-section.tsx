import { answerUndoMs } from '@/lib/staff/limits';
import type { ReadLead } from '@/lib/staff/read-lead';
import { formatTime, t } from '@/lib/staff/words';
import { AnswerForm } from './answer-form';
import { HeldAnswer } from './held-answer';
import { LeadFields } from './lead-fields';
import { UndoCountdown } from './undo-countdown';

/** The answers to a lead so far, and the form for another one. `email`: who is signed in. */
export function AnswerSection({ read, email }: { read: ReadLead; email: string }) {
  const { lead, answers, mails, newAnswer, now } = read;
  const draft = answers.find(({ state }) => state === 'draft');
  return (
    <section className="scroll-mt-4" id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('answer.title')}</h2>
      {answers
        .filter((answer) => answer !== draft)
        .map((answer) => {
          const mail = mails.find(({ key }) => key === `answer-${answer.id}`);
          const state =
            answer.state === 'withdrawn' ? t('answer.withdrawn') : t(`mailStates.${mail?.state ?? 'sent'}`);
          return (
            <article className="grid gap-1 pb-3 border-b border-hair" key={answer.id}>
              <p>
                {t('answer.by', { who: answer.email, when: formatTime(answer.updated_at) })}{' '}
                <strong>{state}</strong>
              </p>
              <p
                className="ps-3 border-s-4 border-surf whitespace-pre-wrap wrap-anywhere"
                dir="auto"
                lang={lead.locale}
              >
                {answer.body}
              </p>
              {answer.state === 'sent' && mail?.isUntried && answer.email === email && (
                <form
                  className="flex flex-wrap items-center gap-x-3 gap-y-2"
                  method="post"
                  action="/staff/answer"
                >
                  <UndoCountdown
                    leftMs={Math.max(0, (answer.sent_at ?? now) + answerUndoMs - now)}
                    words={{ remaining: t.raw('answer.left'), over: t('answer.over') }}
                  >
                    <span role="status">{t('answer.waiting')}</span>
                    <LeadFields lead={lead} />
                    <input type="hidden" name="answer" value={answer.id} />
                    <button type="submit" name="action" value="undo">
                      {t('answer.undo')}
                    </button>
                  </UndoCountdown>
                </form>
              )}
            </article>
          );
        })}
      {draft && draft.email !== email ? (
        <HeldAnswer lead={lead} draft={draft} />
      ) : (
        lead.state !== 'spam' && <AnswerForm lead={lead} draft={draft} email={email} id={newAnswer} />
      )}
    </section>
  );
}
