import { DeskFrame } from '@/components/staff/desk-frame';
import { IssueList } from '@/components/staff/newsletter/issue-list';
import { readIssues } from '@/lib/staff/read-issue';
import { readOne } from '@/lib/staff/read-query';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

export default async function NewsletterPage({ searchParams }: PageProps<'/staff/newsletter'>) {
  const { email } = await requireStaff('/staff/newsletter');
  const { issues, people } = await readIssues();
  return (
    <DeskFrame email={email} current="newsletter" title={t('newsletter.title')}>
      {readOne((await searchParams).said) === 'deleted' && (
        <p role="status">{t('newsletter.said.deleted')}</p>
      )}
      <IssueList issues={issues} people={people} />
    </DeskFrame>
  );
}
