import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { mostCounted } from '@/lib/staff/limits';
import { t } from '@/lib/staff/words';
import { LeadCards } from './lead-cards';
import styles from './lead-list.module.css';

interface LeadListProps {
  leads: (DeskLead & { match: string })[];
  total: number;
  now: number;
}

/** The leads of a page, and how many match the filter. */
export function LeadList({ leads, total, now }: LeadListProps) {
  return (
    <section className={styles.leads} aria-labelledby="count">
      <h2 id="count">
        {total > mostCounted
          ? t('leads.countMore', { most: mostCounted })
          : t('leads.count', { count: total })}
      </h2>
      {leads.length === 0 ? <p>{t('leads.none')}</p> : <LeadCards leads={leads} now={now} />}
    </section>
  );
}
