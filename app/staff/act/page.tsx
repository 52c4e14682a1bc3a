import { ConfirmAction } from '@/components/staff/confirm-action';
import { SignInFrame } from '@/components/staff/sign-in-frame';
import { readingDatabase } from '@/lib/db/database';
import { isDeskLink } from '@/lib/leads/desk-links';
import { deskActions } from '@/lib/site/staff-path';
import { findLead } from '@/lib/staff/desk-leads-store';
import { readOne } from '@/lib/staff/read-query';
import { t } from '@/lib/staff/words';

/**
 * Target of the links in the mail about a new lead. Browsers send no `SameSite=Strict` cookie when a link is followed from
 * elsewhere, so this page needs no session and shows nothing about the lead; its button needs one.
 */
export default async function ActPage({ searchParams }: PageProps<'/staff/act'>) {
  const query = await searchParams;
  const [id, sign] = [readOne(query.lead), readOne(query.sign)];
  const action = deskActions.find((known) => known === readOne(query.action));
  const lead =
    action && (await isDeskLink(id, action, sign)) ? await findLead(readingDatabase(), id) : undefined;
  if (!action || !lead) {
    return (
      <SignInFrame title={t('confirm.wrongTitle')}>
        <p>{t('confirm.wrongText')}</p>
        <p>
          <a href="/staff/leads">{t('lead.back')}</a>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t(`confirm.title.${action}`)}>
      <ConfirmAction lead={lead.id} version={lead.version} action={action} sign={sign} />
    </SignInFrame>
  );
}
