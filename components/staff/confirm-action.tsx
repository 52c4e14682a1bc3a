import { type DeskAction, staffLeadPath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';

/** A button that confirms the action of a link in a mail. */
export function ConfirmAction(props: { lead: string; version: number; action: DeskAction; sign: string }) {
  return (
    <>
      <p>{t('confirm.text', { id: props.lead })}</p>
      <form method="post" action="/staff/confirm">
        {Object.entries(props).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" data-main="">
          {t(`confirm.button.${props.action}`)}
        </button>
      </form>
      <p>
        <a href={staffLeadPath(props.lead)}>{t('confirm.open')}</a>
      </p>
    </>
  );
}
