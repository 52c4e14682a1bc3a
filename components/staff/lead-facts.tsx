import { campaignFields } from '@/lib/site/arrival-fields';
import { dialablePhone } from '@/lib/site/dialable-phone';
import type { DeskLead } from '@/lib/staff/desk-leads-store';
import { nameLanguage } from '@/lib/staff/name-language';
import { nameService } from '@/lib/staff/name-service';
import { formatTime, t } from '@/lib/staff/words';

/** Everything that is known about a lead but its texts. */
export function LeadFacts({ lead, marks }: { lead: DeskLead; marks: string }) {
  const facts = [
    ['email', lead.email],
    ['phone', dialablePhone(lead.phone)],
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
    <section className="grid gap-2" aria-labelledby="facts">
      <h2 id="facts">{t('lead.facts')}</h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="grid grid-cols-[7rem_1fr] gap-3 border-b border-hair py-1">
              <dt className="text-muted">{t(`lead.${name}`)}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
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
