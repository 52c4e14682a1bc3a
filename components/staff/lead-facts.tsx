import { leadField, leadFieldNames } from '@/lib/leads/fields';
import type { DeskLead } from '@/lib/leads/leads-store';
import { dialablePhone } from '@/lib/site/dialable-phone';
import { nameService } from '@/lib/staff/name-service';
import { formatTime, t } from '@/lib/staff/words';

/** Everything that is known about a lead but its texts. */
export function LeadFacts({ lead, marks }: { lead: DeskLead; marks: string }) {
  const facts = [
    ...listFields(lead),
    { label: t('lead.received'), value: formatTime(lead.received_at) },
    { label: t('lead.marks'), value: marks || t('lead.noMarks') },
    { label: t('lead.ip'), value: lead.client_ip },
    { label: t('lead.number'), value: lead.id },
  ];
  return (
    <section className="grid gap-2" aria-labelledby="facts">
      <h2 id="facts">{t('lead.facts')}</h2>
      <dl>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[7rem_1fr] gap-3 border-b border-hair py-1">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The fields with a label at the desk; those that share one stand together. */
function listFields(lead: DeskLead) {
  const fields = leadFieldNames.flatMap((name) => {
    const { desk, show = String } = leadField(name);
    const value = lead[name] ?? '';
    if (!desk) return [];
    if (name === 'phone') return [{ desk, shown: dialablePhone(value) }];
    return [{ desk, shown: name === 'service' ? nameService(value) : show(value) }];
  });
  return [...Map.groupBy(fields, ({ desk }) => desk)].map(([desk, same]) => ({
    label: t(`lead.fields.${desk}`),
    value: same.flatMap(({ shown }) => shown || []).join(' · '),
  }));
}
