import { DeskFrame } from '@/components/staff/desk-frame';
import { SignInFrame } from '@/components/staff/sign-in-frame';
import { findStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

/** Where an enquiry was erased, or an address is mistyped: in the desk's own frame, with a way on. */
export default async function DeskNotFound() {
  const staff = await findStaff();
  const text = (
    <>
      <p className="max-w-176">{t('notFound.text')}</p>
      <p>
        <a className="inline-flex min-h-11 items-center" href="/staff/leads">
          {t('notFound.leads')}
        </a>
      </p>
    </>
  );
  if (!staff) return <SignInFrame title={t('notFound.title')}>{text}</SignInFrame>;
  return (
    <DeskFrame email={staff.email} title={t('notFound.title')}>
      {text}
    </DeskFrame>
  );
}
