import 'server-only';
import { addressMarks, addressTexts } from '../address-texts';
import { mailboxHost } from '../mailbox-host';

const states = {
  waiting: 'ended_at is null and confirmed_at is null',
  subscribed: 'ended_at is null and confirmed_at is not null',
  ended: 'ended_at is not null',
};

/**
 * Indexes on tables that grow: of each its table, and what follows that in `create index`. What is missing is created beside the
 * running site (`createMissingIndexes`); a migration may create those of small tables at once, as 0032 did for its day's list.
 * Another definition needs another name.
 */
export const largeTableIndexes: Record<string, { table: string; definition: string }> = {
  // What the desk filters by, in the order of its pages.
  lead_progress_by_state_time: progress('state, '),
  lead_progress_by_state_source_time: progress('state, source, '),
  lead_progress_by_state_service_time: progress('state, service, '),
  lead_progress_by_state_locale_time: progress('state, locale, '),
  lead_progress_by_time: progress(''),
  // Of subscriptions, one for each state: it is no column, but follows from two.
  ...Object.fromEntries(
    Object.entries(states).flatMap(([state, condition]) => [
      [`newsletter_${state}`, subscriptions(`(requested_at, id) where ${condition}`)],
      [`newsletter_${state}_locale`, subscriptions(`(locale, requested_at, id) where ${condition}`)],
    ]),
  ),
  // To count what became of an issue of the newsletter without reading its rows.
  newsletter_sends_counted: { table: 'newsletter_sends', definition: '(issue_id, withdrawn_at)' },
  lead_search_missing: { table: 'lead_progress', definition: '(received_at) where search_key is null' },
  subscriber_search_missing: subscriptions('(requested_at) where search_key is null'),
  // The few rows that the hourly deletion looks for.
  leads_with_traces: {
    table: 'leads',
    definition: '(received_at) where client_ip is not null or user_agent is not null',
  },
  lead_routing_with_network: {
    table: 'lead_routing',
    definition: '(received_at) where client_network is not null',
  },
  outbox_finished: { table: 'outbox', definition: '(finished_at) where finished_at is not null' },
  newsletter_unconfirmed: subscriptions('(requested_at) where confirmed_at is null'),
  // What is read to forget a person.
  ...Object.fromEntries(
    Object.entries(addressTexts).flatMap(([table, texts]) =>
      texts
        ? [[`${table}_with_address`, { table, definition: `(${texts.key}) where ${addressMarks(texts)}` }]]
        : [],
    ),
  ),
  // Other enquiries of a company.
  lead_routing_host: { table: 'lead_routing', definition: `((${mailboxHost}), received_at)` },
  lead_routing_mail: { table: 'lead_routing', definition: '(mail_key)' },
  // What visitors did.
  results_kind: { table: 'results', definition: '(kind, created_at)' },
  audit_runs_created_at: { table: 'audit_runs', definition: '(created_at)' },
};

function progress(columns: string) {
  return { table: 'lead_progress', definition: `(${columns}received_at, lead_id)` };
}

function subscriptions(definition: string) {
  return { table: 'newsletter_subscriptions', definition };
}
