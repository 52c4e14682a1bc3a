import { notFound } from 'next/navigation';
import { DeskFrame } from '@/components/staff/desk-frame';
import { ForgetQuestion, ForgetReceipt } from '@/components/staff/forget-question';
import { readingDatabase } from '@/lib/db/database';
import { findForgettable, findReceipt } from '@/lib/staff/forget-someone';
import { readOne } from '@/lib/staff/read-query';
import { forgetSchema } from '@/lib/staff/schema';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

/**
 * Asks for confirmation before a person’s data is erased, and shows the receipt afterwards. Names the person by the id of a lead or
 * subscription, so that no e-mail address is part of a URL.
 */
export default async function ForgetPage({ searchParams }: PageProps<'/staff/forget'>) {
  const { email } = await requireStaff('/staff/leads');
  const query = await searchParams;
  const receipt = await findReceipt(readingDatabase(), readOne(query.receipt));
  if (receipt !== undefined) {
    return (
      <DeskFrame email={email} title={t('forget.doneTitle')}>
        <ForgetReceipt receipt={receipt} />
      </DeskFrame>
    );
  }
  const { data: who } = forgetSchema.safeParse(query);
  const found = who && (await findForgettable(readingDatabase(), who));
  if (!found) notFound();
  return (
    <DeskFrame email={email} title={t('forget.title')}>
      <ForgetQuestion who={who} {...found} />
    </DeskFrame>
  );
}
