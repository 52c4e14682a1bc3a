export interface AddressTexts {
  columns: readonly string[];
  /** In the order of which the rows are read in parts. */
  key: string;
  /** Whether the texts are JSON about websites, where `"@` begins a key of structured data. */
  isReport?: boolean;
}

const report = { key: 'token', isReport: true };

/** Large tables, and their texts that strangers write: each has an index of the few rows with something like an address. */
export const addressTexts: Record<string, AddressTexts | undefined> = {
  leads: {
    columns: ['name', 'phone', 'message', 'source', 'page', 'user_agent', 'attachment'],
    key: 'id',
  },
  lead_progress: { columns: ['source'], key: 'lead_id' },
  newsletter_subscriptions: { columns: ['page', 'consent_wording', 'end_reason'], key: 'id' },
  page_views: { columns: ['page', 'title', 'referrer', 'user_agent'], key: 'id' },
  behaviour_events: { columns: ['page_url', 'interaction_data'], key: 'id' },
  audit_runs: { columns: ['facts'], ...report },
  audit_renderings: { columns: ['url', 'reason', 'facts'], ...report },
  audit_crawls: { columns: ['url', 'site', 'audit'], ...report },
  audit_rivals: { columns: ['address', 'reason', 'record'], ...report },
  results: { columns: ['payload'], ...report },
};

/** The condition that one of these columns has the sign of an address, as it is or encoded for URLs or HTML. */
export function addressMarks({ columns, isReport = false }: AddressTexts): string {
  const has = (column: string) => {
    const text = isReport ? `replace(${column}, '"@', '')` : column;
    return `${text} like '%@%' or ${column} like '%!%40%' escape '!' or ${column} like '%&#64;%'`;
  };
  return `(${columns.map(has).join(' or ')})`;
}
