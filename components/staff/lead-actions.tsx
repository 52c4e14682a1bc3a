import type { DeskLead } from '@/lib/staff/desk-leads-store';
import type { LeadAction } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import styles from './lead-actions.module.css';
import { LeadFields } from './lead-fields';

/** Buttons that change a lead, and a form for a note. Both send the lead's version, to detect concurrent changes. */
export function LeadActions({ lead }: { lead: DeskLead }) {
  return (
    <section className={styles.actions} aria-labelledby="actions">
      <h2 id="actions">{t('lead.actions')}</h2>
      <form className={styles.buttons} method="post" action="/staff/change">
        <LeadFields lead={lead} />
        {listActions(lead).map((action, index) => (
          <button
            key={action}
            type="submit"
            name="action"
            value={action}
            data-main={index === 0 ? '' : undefined}
          >
            {t(`lead.do.${action === 'new' && lead.state === 'spam' ? 'not_spam' : action}`)}
          </button>
        ))}
      </form>
      <form className={styles.note} method="post" action="/staff/change">
        <LeadFields lead={lead} />
        <label htmlFor="note">{t('lead.note')}</label>
        <textarea id="note" name="note" required maxLength={5000} />
        <button type="submit" name="action" value="note">
          {t('lead.addNote')}
        </button>
      </form>
    </section>
  );
}

/** The actions possible in a lead's state, most likely first. */
function listActions({ state, taken_by }: DeskLead): Exclude<LeadAction, 'note'>[] {
  const take = taken_by === null ? 'take' : 'give_back';
  switch (state) {
    case 'new':
      return taken_by === null ? [take, 'answered', 'done', 'spam'] : ['answered', 'done', take, 'spam'];
    case 'answered':
      return ['done', 'new', take];
    case 'done':
      return ['new'];
    case 'spam':
      return ['new'];
  }
}
