import type { Locale } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import { findIssueNotes, isFault } from '@/lib/newsletter/issues/find-issue-notes';
import type { Issue } from '@/lib/newsletter/issues/issue-store';
import { isWhole } from '@/lib/newsletter/issues/send-issue';
import { staffIssuePath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';
import { ClippedNotice } from './clipped-notice';
import { IssueNotes } from './issue-notes';

interface SendQuestionProps {
  issue: Issue;
  /** Number of readers by language, with the language of the text they get. */
  groups: { locale: Locale; text: Locale | undefined; people: number }[];
  /** The issue as readers of a language get it. */
  mails: { locale: Locale; html: string }[];
  people: number;
  perSecond: number;
}

/** Shows how many readers an issue goes to, with the button that sends it. */
export function SendQuestion({ issue, groups, mails, people, perSecond }: SendQuestionProps) {
  const isWritten = issue.texts.every(isWhole) && issue.texts.some(({ locale }) => locale === 'en');
  const isSendable = isWritten && !issue.texts.flatMap(findIssueNotes).some(isFault);
  return (
    <div className="grid gap-4 max-w-176">
      <p>{t('newsletter.ask', { count: people })}</p>
      {people > 0 && (
        <>
          <table aria-label={t('newsletter.ask', { count: people })}>
            <thead>
              <tr>
                <th scope="col">{t('newsletter.askLanguage')}</th>
                <th scope="col">{t('newsletter.askText')}</th>
                <th scope="col">{t('newsletter.askPeople')}</th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ locale, text, people: count }) => (
                <tr key={locale}>
                  <td>{nameLanguage(locale)}</td>
                  <td>{text ? nameLanguage(text) : t('lead.notGiven')}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t('newsletter.askPace', { perSecond, minutes: Math.ceil(people / perSecond / 60) })}</p>
        </>
      )}
      {mails.map(({ locale, html }) => (
        <ClippedNotice key={locale} mail={{ html }} language={nameLanguage(locale)} />
      ))}
      {!isWritten && <p className="text-red font-[650]">{t('newsletter.unwritten')}</p>}
      <IssueNotes texts={issue.texts} />
      <form className="flex flex-wrap items-center gap-x-6 gap-y-3" method="post" action="/staff/issue">
        <input type="hidden" name="issue" value={issue.id} />
        <input type="hidden" name="version" value={issue.version} />
        {isSendable && people > 0 && (
          <button type="submit" name="action" value="send" data-main="">
            {t('newsletter.confirm', { count: people })}
          </button>
        )}
        <a href={staffIssuePath(issue.id)}>{t('newsletter.cancel')}</a>
      </form>
    </div>
  );
}
