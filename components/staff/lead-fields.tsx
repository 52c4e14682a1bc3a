import type { DeskLead } from '@/lib/leads/leads-store';

/** Which lead a form is about, and the version that its page shows, to detect concurrent changes. */
export function LeadFields({ lead }: { lead: Pick<DeskLead, 'id' | 'version'> }) {
  return (
    <>
      <input type="hidden" name="lead" value={lead.id} />
      <input type="hidden" name="version" value={lead.version} />
    </>
  );
}
