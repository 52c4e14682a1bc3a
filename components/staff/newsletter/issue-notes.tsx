import { findIssueNotes, type IssueNote, isFault } from '@/lib/newsletter/issues/find-issue-notes';
import type { IssueText } from '@/lib/newsletter/issues/schema';
import { describeIssueNote } from '@/lib/staff/describe-issue-note';
import { t } from '@/lib/staff/words';

/** What the mails of these texts can't carry as written: first what keeps the issue from being sent. */
export function IssueNotes({ texts }: { texts: readonly Pick<IssueText, 'locale' | 'body'>[] }) {
  const notes = texts.flatMap(findIssueNotes);
  const faults = notes.filter(isFault);
  const hints = notes.filter((note) => !isFault(note));
  return (
    <>
      {faults.length > 0 && (
        <div className="grid gap-1 p-3 border-s-4 border-red bg-sand">
          <p className="font-[650]">{t('newsletter.faultsTitle')}</p>
          <NoteList notes={faults} />
        </div>
      )}
      {hints.length > 0 && (
        <div className="grid gap-1 p-3 border-s-4 border-surf bg-sand">
          <p className="font-[650]">{t('newsletter.notesTitle')}</p>
          <NoteList notes={hints} />
        </div>
      )}
    </>
  );
}

function NoteList({ notes }: { notes: readonly IssueNote[] }) {
  return (
    <ul className="wrap-anywhere">
      {notes.map((note) => (
        <li key={`${note.locale} ${note.line} ${note.kind} ${note.written}`}>{describeIssueNote(note)}</li>
      ))}
    </ul>
  );
}
