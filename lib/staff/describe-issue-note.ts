import { nameLanguage } from '@/lib/i18n/name-language';
import type { IssueNote } from '@/lib/newsletter/issues/find-issue-notes';
import { t } from './words';

/** What a text of the newsletter can't carry as written, as a sentence that names the line. */
export function describeIssueNote({ locale, line, kind, written, sent }: IssueNote): string {
  const place = t('newsletter.noteAt', { language: nameLanguage(locale), line });
  return `${place} ${t(`newsletter.notes.${kind}`, { written, sent })}`;
}
