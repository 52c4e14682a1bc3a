import { join } from 'node:path';
import { openDatabase } from '../../../lib/db/database';
import { hourMs } from '../../../lib/durations';
import { enqueueDueBundles } from '../../../lib/leads/bundles/enqueue-due-bundles';
import { importOutageLeads } from '../../../lib/leads/import-outage-leads';
import { listOutageLeads } from '../../../lib/leads/outage-files';
import { countOutbox } from '../../../lib/mail/count-outbox';
import { deliverDue } from '../../../lib/mail/deliver';
import { discard } from '../../../lib/mail/outbox';
import { resendTransport } from '../../../lib/mail/resend';
import { listUnsent, release } from '../../../lib/mail/unsent-store';
import type { FaultRow } from './fault';
import { type Scene, sender } from './scene';

/** Each round sets the clock two hours ahead, so that back-offs, claims and bundles are due; enough even for a mail with unknown outcome. */
const mostRounds = 80;
const tries = 5;

/**
 * Evaluates a fault after it has ended: unsuccessful enquiries are sent again, waiting mails are sent, and parked mails
 * are released as staff would do. Then each acknowledged enquiry has to be in the list of leads once and in one mail.
 */
export async function judge(scene: Scene, fault: string, wrong: string[] = []): Promise<FaultRow> {
  const { visitors, mail } = scene;
  const saw = visitors.describe();
  const acknowledged = visitors.acknowledged.size;
  mail.behave = () => ({ kind: 'accept' });
  const site = await scene.start();
  for (let round = 0; round < tries && visitors.hasWaiting; round += 1) await visitors.tryAgain(site.origin);
  if (visitors.hasWaiting) wrong.push('Somebody was still refused after the fault.');
  const health = await fetch(`${site.origin}/api/health`);
  if (!health.ok) wrong.push(`The site was not healthy afterwards (${health.status}).`);
  await site.stop();

  const { stored, inDoubt } = await settle(scene, wrong);
  const rows = Map.groupBy(stored, ({ message }) => readToken(message));
  const mails = Map.groupBy(
    mail.accepted.flatMap(({ key, body }) => [...readTokens(body)].map((token) => ({ key, token }))),
    ({ token }) => token,
  );
  const all = [...visitors.acknowledged];
  const isLost = ([token, id]: [string, string]) =>
    !rows.get(token)?.some((row) => row.id === id) || !mails.has(token);
  const isTwice = ([token]: [string, string]) =>
    (rows.get(token)?.length ?? 0) > 1 || (mails.get(token)?.length ?? 0) > 1;
  if (mail.conflicts.length > 0)
    wrong.push(`${mail.conflicts.length} mails were sent again with other bytes.`);
  return {
    fault,
    acknowledged,
    lost: all.filter(isLost).length,
    twice: all.filter(isTwice).length,
    saw: inDoubt > 0 ? `${saw}; ${inDoubt} mails in doubt were left to staff` : saw,
    wrong,
  };
}

/**
 * Does at once what the site would do within a few days, and returns all leads. The site never resends a mail that the
 * provider may have accepted and whose key it may have forgotten: staff look it up there, and release or discard it.
 */
async function settle({ place, dataDir, mail }: Scene, wrong: string[]) {
  const { db, close } = openDatabase(place);
  const folder = join(dataDir, 'leads');
  const transport = resendTransport({ apiKey: 're_test', baseUrl: mail.baseUrl });
  const hasIt = new Set(mail.accepted.map(({ key }) => key));
  let inDoubt = 0;
  // Silenced, because the log entries are caused by the shifted clock only.
  const { warn, error } = console;
  console.warn = console.error = () => undefined;
  for (let round = 1; round <= mostRounds; round += 1) {
    const now = Date.now() + 2 * round * hourMs;
    await importOutageLeads({ db, folder, now });
    await enqueueDueBundles(db, now);
    const parked = (await listUnsent(db)).filter(({ status }) => status === 'parked');
    const doubtful = parked.filter(({ park_reason }) => park_reason === 'outcome_unknown');
    inDoubt += doubtful.length;
    const arrived = doubtful.flatMap(({ key }) => (hasIt.has(key) ? key : []));
    await db.transaction().execute((trx) => discard(trx, arrived));
    const released = parked.filter((row) => !doubtful.includes(row) || !hasIt.has(row.key));
    const { remembersKeysForMs } = transport;
    await release(db, released, { now, remembersKeysForMs, evenIfSent: true });
    await deliverDue({ db, transport, sender, now: () => now });
    const counts = await countOutbox(db);
    if (round > 2 && counts.pending + counts.parked === 0) break;
  }
  Object.assign(console, { warn, error });
  const { pending, parked } = await countOutbox(db);
  if (pending + parked > 0) wrong.push(`${pending} mails still wait and ${parked} are parked.`);
  const files = await listOutageLeads(folder);
  if (files.length > 0) wrong.push(`${files.length} enquiries are still in files beside the database.`);
  const stored = await db.selectFrom('leads').select(['id', 'message']).execute();
  await close();
  return { stored, inDoubt };
}

const readToken = (text: string) => /token-([\w-]{36})/.exec(text)?.[1];
const readTokens = (text: string) =>
  new Set([...text.matchAll(/token-([\w-]{36})/g)].map(([, token = '']) => token));
