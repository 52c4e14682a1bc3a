import { lookEveryMs } from '../../../lib/audit/watch/limits';
import { retention } from '../../../lib/config/retention';
import type { Tables } from '../../../lib/db/tables';
import { dayMs, hourMs } from '../../../lib/durations';
import type { Seeded } from '../../../tests/support/seeded';
import { sentences } from './invent-rows';
import { moment, type Place } from './place';

/** Of a picture, which the browser keeps below 60 KB. */
const pictureBytes = 50_000;
const poolBytes = 1_000_000;

type Rows<Table extends keyof Tables> = readonly Tables[Table][];

/** Makes reports with pictures of the page, five of eight with a weekly check that isn't due within the next hour. */
export function createInventReport(random: Seeded) {
  // Like a picture it can't be compressed; each is another part of it.
  const pool = Uint8Array.from({ length: poolBytes }, () => random.below(256));
  const picture = () => {
    const from = random.below(poolBytes - pictureBytes);
    return pool.subarray(from, from + pictureBytes);
  };
  return (place: Place) => {
    const token = random.uuid().replaceAll('-', '').slice(0, 22);
    const created_at = moment(place, (retention.resultDays - 1) * dayMs);
    const url = `https://www.workshop${place.number}.example/`;
    const email = `person${place.number}@workshop${place.number % 5000}.example`;
    // Structured data, which has the sign of an address, and in one report of four an address.
    const seen = `{"@type":"LocalBusiness"}${place.number % 4 === 0 ? ` info@workshop${place.number}.example` : ''}`;
    const findings = (count: number) =>
      Array.from({ length: count }, () => ({ id: 'title', evidence: [sentences(random, 60), seen] }));
    const due_at = place.now + hourMs + random.below(lookEveryMs - hourMs);
    const link = {
      token,
      url,
      created_at,
      mailbox: email,
      subject: `filled-${token}`,
      business_name: `Workshop ${place.number}`,
      expires_at: created_at + retention.resultDays * dayMs,
    } satisfies Rows<'audit_links'>[number];
    const run = {
      id: random.uuid(),
      token,
      created_at,
      facts: JSON.stringify({ url, findings: findings(80) }),
    } satisfies Rows<'audit_runs'>[number];
    const rendering = {
      token,
      url,
      state: 'rendered',
      reason: null,
      mail_key: null,
      locale: 'en',
      facts: JSON.stringify({ url, findings: findings(12) }),
      first_screen: picture(),
      first_screen_type: 'image/webp',
      whole_page: picture(),
      whole_page_type: 'image/webp',
    } satisfies Rows<'audit_renderings'>[number];
    const watch = {
      site: { token, audit_at: due_at, reported: '{}' },
      watcher: {
        id: random.uuid(),
        report_token: token,
        email,
        email_key: email,
        mailbox: email,
        locale: 'en',
        consent_wording: 'Yes',
        requested_at: created_at,
        confirmed_at: created_at,
        confirm_hash: `hash-${token}`,
        stop_token: `stop-${token}`,
        mail_key: `watch-${token}`,
      },
      job: {
        kind: 'watch' as const,
        key: token,
        report: token,
        claim: null,
        attempts: 0,
        queued_at: created_at,
        due_at,
        scheduled_at: created_at,
      },
    };
    return { link, run, rendering, watch: place.number % 8 < 5 ? watch : undefined };
  };
}
