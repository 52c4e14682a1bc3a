import { notFound } from 'next/navigation';
import { DeskFrame } from '@/components/staff/desk-frame';
import { SendQuestion } from '@/components/staff/newsletter/send-question';
import { env } from '@/lib/config/env';
import { staffIssuePath } from '@/lib/site/staff-path';
import { readRecipients } from '@/lib/staff/read-issue';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

/** Shows how many people would get an issue, and in which languages, before its button sends it. */
export default async function SendPage({ params }: PageProps<'/staff/newsletter/[id]/send'>) {
  const { id } = await params;
  const { email } = await requireStaff(`${staffIssuePath(id)}/send`);
  const read = await readRecipients(id);
  if (read?.issue.state !== 'draft') notFound();
  const subject = read.issue.texts.find(({ locale }) => locale === 'en')?.subject;
  return (
    <DeskFrame
      email={email}
      current="newsletter"
      title={t('newsletter.askTitle', { subject: subject || t('newsletter.untitled') })}
    >
      <SendQuestion {...read} perSecond={env.RESEND_PER_SECOND} />
    </DeskFrame>
  );
}
