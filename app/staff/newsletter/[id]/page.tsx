import { notFound } from 'next/navigation';
import { DeskFrame } from '@/components/staff/desk-frame';
import { IssueView } from '@/components/staff/newsletter/issue-view';
import { staffIssuePath } from '@/lib/site/staff-path';
import { readIssue } from '@/lib/staff/read-issue';
import { readOne } from '@/lib/staff/read-query';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

export default async function IssuePage({ params, searchParams }: PageProps<'/staff/newsletter/[id]'>) {
  const { id } = await params;
  const { email } = await requireStaff(staffIssuePath(id));
  const query = await searchParams;
  const read = await readIssue(id, readOne(query.language), email);
  if (!read) notFound();
  return (
    <DeskFrame
      email={email}
      current="newsletter"
      title={read.issue.texts.find(({ locale }) => locale === 'en')?.subject || t('newsletter.untitled')}
    >
      <IssueView {...read} outcome={readOne(query.said)} />
    </DeskFrame>
  );
}
