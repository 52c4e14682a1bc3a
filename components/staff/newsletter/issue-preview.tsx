import type { Locale } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import type { MailMessage } from '@/lib/mail/message';
import type { Issue } from '@/lib/newsletter/issues/issue-store';
import { issuePreviewPath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';
import { ClippedNotice } from './clipped-notice';

/** An issue as readers of one language get it, with the button that mails it to the signed-in member of staff. */
export function IssuePreview({
  issue,
  locale,
  email,
  mail,
}: {
  issue: Issue;
  locale: Locale;
  email: string;
  mail: MailMessage | undefined;
}) {
  const language = nameLanguage(locale);
  return (
    <section className="grid content-start gap-3 wrap-anywhere" aria-labelledby="preview">
      <h2 id="preview">{t('newsletter.preview', { language })}</h2>
      {mail ? (
        <>
          <p dir="auto">
            <strong>{mail.subject}</strong>
          </p>
          <ClippedNotice mail={mail} language={language} />
          <iframe
            className="w-full max-w-97.5 h-160 border border-(--field) rounded-1 bg-paper"
            sandbox=""
            src={`${issuePreviewPath}?issue=${issue.id}&locale=${locale}&version=${issue.version}`}
            title={t('newsletter.previewFrame')}
          />
          <details>
            <summary>{t('newsletter.plain')}</summary>
            <pre
              className="max-h-120 m-0 p-3 overflow-auto bg-sand whitespace-pre-wrap"
              dir="auto"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
              tabIndex={0}
            >
              {mail.text}
            </pre>
          </details>
          <form className="grid justify-items-start gap-2" method="post" action="/staff/issue">
            <input type="hidden" name="issue" value={issue.id} />
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" name="action" value="test" aria-describedby="test-hint">
              {t('newsletter.test')}
            </button>
            <p id="test-hint" className="text-muted">
              {t('newsletter.testHint', { language, email })}
            </p>
          </form>
        </>
      ) : (
        <p>{t('newsletter.nothing')}</p>
      )}
    </section>
  );
}
