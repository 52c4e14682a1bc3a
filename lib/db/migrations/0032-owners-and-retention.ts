import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table with more rows takes too long to be read within a migration, for which every visitor waits. */
const mostRows = 20_000;

const page = 'received_at, lead_id';
const waiting = 'ended_at is null and confirmed_at is null';
const subscribed = 'ended_at is null and confirmed_at is not null';
const ended = 'ended_at is not null';

/**
 * Of each table its indexes, and what follows the table in `create index`. Those of a large table are created beside the running site
 * (`createMissingIndexes`), whose list may have changed since.
 */
const indexes: Record<string, Record<string, string>> = {
  lead_progress: {
    lead_progress_by_state_time: `(state, ${page})`,
    lead_progress_by_state_source_time: `(state, source, ${page})`,
    lead_progress_by_state_service_time: `(state, service, ${page})`,
    lead_progress_by_state_locale_time: `(state, locale, ${page})`,
    lead_progress_by_time: `(${page})`,
    lead_search_missing: '(received_at) where search_key is null',
    lead_progress_with_address: `(lead_id) where ${hasAddress({ texts: ['source'] })}`,
  },
  newsletter_subscriptions: {
    newsletter_waiting: `(requested_at, id) where ${waiting}`,
    newsletter_waiting_locale: `(locale, requested_at, id) where ${waiting}`,
    newsletter_subscribed: `(requested_at, id) where ${subscribed}`,
    newsletter_subscribed_locale: `(locale, requested_at, id) where ${subscribed}`,
    newsletter_ended: `(requested_at, id) where ${ended}`,
    newsletter_ended_locale: `(locale, requested_at, id) where ${ended}`,
    subscriber_search_missing: '(requested_at) where search_key is null',
    newsletter_unconfirmed: '(requested_at) where confirmed_at is null',
    newsletter_subscriptions_with_address: `(id) where ${hasAddress({ texts: ['page', 'consent_wording', 'end_reason'] })}`,
  },
  newsletter_sends: { newsletter_sends_counted: '(issue_id, withdrawn_at)' },
  leads: {
    leads_with_traces: '(received_at) where client_ip is not null or user_agent is not null',
    leads_with_address: `(id) where ${hasAddress({ texts: ['name', 'phone', 'message', 'source', 'page', 'user_agent', 'attachment'] })}`,
  },
  lead_routing: {
    lead_routing_with_network: '(received_at) where client_network is not null',
    // The characters before the @ are trimmed off, which leaves the domain.
    lead_routing_host: `((ltrim(mailbox, 'abcdefghijklmnopqrstuvwxyz0123456789.!#$%&''*+/=?^_\`{|}~-')), received_at)`,
    lead_routing_mail: '(mail_key)',
  },
  outbox: {
    outbox_finished: '(finished_at) where finished_at is not null',
    outbox_kind: '(kind, created_at)',
  },
  page_views: {
    page_views_with_address: `(id) where ${hasAddress({ texts: ['page', 'title', 'referrer', 'user_agent'] })}`,
  },
  behaviour_events: {
    behaviour_events_with_address: `(id) where ${hasAddress({ texts: ['page_url', 'interaction_data'] })}`,
  },
  audit_runs: {
    audit_runs_with_address: `(token) where ${hasAddress({ texts: ['facts'], inReports: true })}`,
    audit_runs_created_at: '(created_at)',
  },
  audit_renderings: {
    audit_renderings_with_address: `(token) where ${hasAddress({ texts: ['url', 'reason', 'facts'], inReports: true })}`,
  },
  audit_crawls: {
    audit_crawls_with_address: `(token) where ${hasAddress({ texts: ['url', 'site', 'audit'], inReports: true })}`,
  },
  audit_rivals: {
    audit_rivals_with_address: `(token) where ${hasAddress({ texts: ['address', 'reason', 'record'], inReports: true })}`,
  },
  results: {
    results_with_address: `(token) where ${hasAddress({ texts: ['payload'], inReports: true })}`,
    results_kind: '(kind, created_at)',
  },
};

/** Indexes for the desk, for what is read to forget a person, and for what the hourly deletion looks for. */
export const ownersAndRetention: Migration = {
  async up(db) {
    for (const [table, definitions] of Object.entries(indexes)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1 offset ${mostRows}`.execute(db);
      if (rows.length > 0) continue;
      for (const [name, definition] of Object.entries(definitions)) {
        const index = sql`${sql.raw(name)} on ${sql.table(table)} ${sql.raw(definition)}`;
        await sql`create index if not exists ${index}`.execute(db);
      }
    }
    await db.schema.createIndex('daily_sums_day').on('daily_sums').column('day').execute();
  },
};

/** That one of the texts has the sign of an address, as it is or encoded. In reports about websites, `"@` begins a key of structured data. */
function hasAddress({ texts, inReports = false }: { texts: readonly string[]; inReports?: boolean }): string {
  const has = (text: string) => {
    const plain = inReports ? `replace(${text}, '"@', '')` : text;
    return `${plain} like '%@%' or ${text} like '%!%40%' escape '!' or ${text} like '%&#64;%'`;
  };
  return `(${texts.map(has).join(' or ')})`;
}
