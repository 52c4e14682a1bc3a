import { t } from '@/lib/staff/words';

/** Says how many mails were given up, and how many about enquiries didn't arrive, if any. */
export function ParkedNotice({ parked, undelivered }: { parked: number; undelivered: number }) {
  if (parked + undelivered === 0) return null;
  return (
    <p className="py-2 px-3 border-s-4 border-red bg-sand">
      {parked > 0 && `${t('leads.parked', { count: parked })} `}
      {undelivered > 0 && `${t('leads.undelivered', { count: undelivered })} `}
      <a href="/staff/mail">{t('leads.seeMail')}</a>
    </p>
  );
}
