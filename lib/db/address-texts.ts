/** Large tables, and their texts that strangers write: each has an index of the few rows with something like an address. */
export const addressTexts: Record<string, readonly string[] | undefined> = {
  leads: ['name', 'phone', 'message', 'source', 'page', 'user_agent', 'attachment'],
  lead_progress: ['source'],
  newsletter_subscriptions: ['page', 'consent_wording', 'end_reason'],
  page_views: ['page', 'title', 'referrer', 'user_agent'],
  behaviour_events: ['page_url', 'interaction_data'],
};

/** The condition that one of these columns has the sign of an address, as it is or encoded for URLs or HTML. */
export function addressMarks(columns: readonly string[]): string {
  const has = (column: string) =>
    `${column} like '%@%' or ${column} like '%!%40%' escape '!' or ${column} like '%&#64;%'`;
  return `(${columns.map(has).join(' or ')})`;
}
