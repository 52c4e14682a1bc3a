import type { Locale } from '@/lib/i18n/locales';
import type { MailMessage } from '@/lib/mail/message';
import type { Issue } from '@/lib/newsletter/issues/issue-store';
import type { Progress } from '@/lib/newsletter/issues/read-progress';
import { staffIssuePath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';
import { IssueEditor } from './issue-editor';
import { IssuePreview } from './issue-preview';
import { IssueProgress } from './issue-progress';
import { LanguageTabs } from './language-tabs';

interface IssueViewProps {
  issue: Issue;
  locale: Locale;
  /** Address of the signed-in member of staff. */
  email: string;
  mail: MailMessage | undefined;
  progress: Progress | undefined;
  outcome: string;
}

const outcomes = ['saved', 'tested', 'sending', 'stopped'] as const;

/** An issue: the editor for one language beside the preview, and the progress of sending. */
export function IssueView({ issue, locale, email, mail, progress, outcome }: IssueViewProps) {
  const known = outcomes.find((word) => word === outcome);
  const text = issue.texts.find((candidate) => candidate.locale === locale);
  return (
    <>
      {known && (
        <p className="p-3 border-s-4 border-surf bg-sand" role="status">
          {t(`newsletter.said.${known}`, { email })}
        </p>
      )}
      <p>
        <strong>{t(`newsletter.states.${issue.state}`)}</strong> ·{' '}
        <a href="/staff/newsletter">{t('newsletter.back')}</a>
      </p>
      <LanguageTabs issue={issue} current={locale} />
      <div className="grid gap-8 [&>*]:min-w-0 lg:grid-cols-[minmax(0,1fr)_26rem]">
        {issue.state === 'draft' ? (
          <IssueEditor key={locale} issue={issue} locale={locale} text={text} />
        ) : (
          progress && <IssueProgress issue={issue} progress={progress} />
        )}
        <IssuePreview issue={issue} locale={locale} email={email} mail={mail} />
      </div>
      {issue.state === 'draft' && (
        <section className="grid gap-3 pt-4 border-t-2 border-line" aria-labelledby="send">
          <h2 id="send">{t('newsletter.send')}</h2>
          <p>{t('newsletter.sendLede')}</p>
          <p>
            <a
              className="inline-flex items-center min-h-14 py-1 px-6 rounded-1 bg-surf text-on-surf text-[length:var(--step-1)] font-[650] no-underline hover:underline"
              href={`${staffIssuePath(issue.id)}/send`}
            >
              {t('newsletter.send')}
            </a>
          </p>
          <details>
            <summary>{t('newsletter.otherSteps')}</summary>
            <form method="post" action="/staff/issue">
              <input type="hidden" name="issue" value={issue.id} />
              <input type="hidden" name="version" value={issue.version} />
              <button type="submit" name="action" value="delete">
                {t('newsletter.delete')}
              </button>
            </form>
          </details>
        </section>
      )}
    </>
  );
}
