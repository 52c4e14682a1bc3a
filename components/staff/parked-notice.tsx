import { t } from '@/lib/staff/words';

/** Says how many mails were given up, if any. */
export function ParkedNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="py-2 px-3 border-s-4 border-red bg-sand">
      {t('leads.parked', { count })} <a href="/staff/mail">{t('leads.seeMail')}</a>
    </p>
  );
}
