import { campaignFields } from '@/lib/site/arrival-fields';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { nameLanguage } from '@/lib/staff/name-language';
import { nameService } from '@/lib/staff/name-service';
import { formatTime, t } from '@/lib/staff/words';
import styles from './lead-facts.module.css';

/** Everything about a lead but its texts. */
export function LeadFacts({ lead, marks }: { lead: DeskLead; marks: string }) {
  const facts = [
    ['email', lead.email],
    ['phone', lead.phone],
    ['service', nameService(lead.service)],
    ['source', lead.source],
    ['page', lead.page],
    ['origin', describeOrigin(lead)],
    ['firstPage', lead.first_page],
    ['language', nameLanguage(lead.locale)],
    ['received', formatTime(lead.received_at)],
    ['marks', marks || t('lead.noMarks')],
    ['ip', lead.client_ip],
    ['number', lead.id],
  ] as const;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{t('lead.facts')}</h2>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`lead.${name}`)}</dt>
            <dd>{value || t('lead.notGiven')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The website that linked to ours, and the campaign of the link. */
function describeOrigin(lead: DeskLead): string {
  return (['referrer', ...campaignFields] as const).flatMap((field) => lead[field] ?? []).join(' · ');
}
