import { type Locale, locales } from '@/lib/i18n/locales';
import { nameLanguage } from '@/lib/i18n/name-language';
import type { Issue } from '@/lib/newsletter/issues/issue-store';
import type { IssueText } from '@/lib/newsletter/issues/schema';
import { draftWords } from '@/lib/staff/saver-words';
import { t } from '@/lib/staff/words';
import { IssueNotes } from './issue-notes';
import { IssueSaver } from './issue-saver';

/** The form for a draft's text in one language. */
export function IssueEditor({
  issue,
  locale,
  text,
}: {
  issue: Issue;
  locale: Locale;
  text: IssueText | undefined;
}) {
  const { dir, hrefLang } = locales[locale];
  const written = { dir, lang: hrefLang };
  return (
    <section className="grid content-start gap-3" aria-labelledby="editor">
      <h2 id="editor">{t('newsletter.editor', { language: nameLanguage(locale) })}</h2>
      {text && <IssueNotes texts={[text]} />}
      <form className="grid justify-items-start gap-2" method="post" action="/staff/issue">
        <input type="hidden" name="issue" value={issue.id} />
        <input type="hidden" name="version" value={issue.version} />
        <input type="hidden" name="locale" value={locale} />
        <label htmlFor="subject">{t('newsletter.subject')}</label>
        <input id="subject" name="subject" defaultValue={text?.subject} maxLength={150} {...written} />
        <label htmlFor="preheader">{t('newsletter.preheader')}</label>
        <input
          id="preheader"
          name="preheader"
          defaultValue={text?.preheader}
          maxLength={200}
          aria-describedby="preheader-hint"
          {...written}
        />
        <p id="preheader-hint" className="mb-2 text-muted">
          {t('newsletter.preheaderHint')}
        </p>
        <label htmlFor="body">{t('newsletter.body')}</label>
        <textarea
          id="body"
          name="body"
          className="min-h-112"
          defaultValue={text?.body}
          maxLength={40_000}
          aria-describedby="body-hint"
          {...written}
        />
        <p id="body-hint" className="mb-2 text-muted">
          {t('newsletter.bodyHint')}
        </p>
        <p className="text-muted" aria-live="polite" data-saved="">
          {t('answer.unsaved')}
        </p>
        <button type="submit" name="action" value="save">
          {t('newsletter.save')}
        </button>
        <IssueSaver words={draftWords} />
      </form>
    </section>
  );
}
