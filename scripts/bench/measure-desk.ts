import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '../../lib/db/database';
import { sessionCookie } from '../../lib/staff/cookies';
import { insertSession } from '../../lib/staff/sessions-store';
import { createToken, hashToken } from '../../lib/staff/token';
import { tempDir } from '../../tests/support/temp-dir';
import { startBuiltSite } from '../serve/built-site';
import { type Answer, asJson, quantile } from './measure';

const email = 'bench@cornerpiece.example';
const rounds = 20;
const idleMs = 3000;
const sampleMs = 50;

/** Prints for each page of the desk its time, and the longest wait of a visitor who loads the front page over and over meanwhile. */
export async function measureDesk(place: { dataDir: string } | { databaseUrl: string }): Promise<void> {
  const folder = tempDir('bench-data');
  const startedAt = performance.now();
  const site = await startBuiltSite({
    ...('dataDir' in place
      ? { DATA_DIR: place.dataDir }
      : { DATA_DIR: folder.path, DATABASE_URL: place.databaseUrl }),
    STAFF_EMAILS: email,
    RATE_LIMITS: 'off',
  });
  const startMs = performance.now() - startedAt;
  const visitor = new Worker(new URL('visitor-worker.mjs', import.meta.url));
  try {
    const { token, subjects } = await prepare(place);
    const headers = { cookie: `${sessionCookie}=${token}` };
    const beside = async (work: () => Promise<unknown>) => {
      visitor.postMessage({ address: `${site.origin}/` });
      await work();
      visitor.postMessage({ end: true });
      const [answers]: Answer[][] = await once(visitor, 'message');
      return answers ?? [];
    };
    const print = (name: string, ms: number, waits: readonly Answer[], note = '') =>
      console.info(
        `| ${name.padEnd(34)} | ${Math.round(ms)} ms | ${Math.round(quantile(waits, 0.95))} ms | ${Math.round(quantile(waits, 1))} ms | ${note} |`,
      );
    console.info(
      '| Open | took, median | visitor p95 | visitor longest | |\n| --- | ---: | ---: | ---: | --- |',
    );
    await beside(() => wait(idleMs));
    print('nothing (start of the site)', startMs, await beside(() => wait(idleMs)));
    for (const { name, path, init } of subjects) {
      const times: number[] = [];
      const before = memoryMb(site.pid);
      let most = before;
      const sampling = setInterval(() => {
        most = Math.max(most, memoryMb(site.pid));
      }, sampleMs);
      const isLong = path.endsWith('.csv?state=all') || init !== undefined;
      const waits = await beside(async () => {
        for (let round = 0; round < (isLong ? 1 : rounds); round += 1)
          times.push(
            await load(`${site.origin}${path}`, { ...init, headers: { ...headers, ...init?.headers } }),
          );
      });
      clearInterval(sampling);
      const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(times.length / 2));
      print(name, median, waits, `memory +${Math.max(0, Math.round(most - before))} MB`);
    }
  } finally {
    await visitor.terminate();
    await site.stop();
    folder.remove();
  }
}

/** Takes the body as a browser would, without keeping it. */
async function load(address: string, init: RequestInit): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address, { ...init, redirect: 'manual' });
  if (response.status >= 400 || response.headers.get('location')?.includes('sign-in'))
    throw new Error(`${address} answered ${response.status}.`);
  const reader = response.body?.getReader();
  while (reader && !(await reader.read()).done);
  return performance.now() - startedAt;
}

/** A session of staff, and what is opened. */
async function prepare(place: { dataDir: string } | { databaseUrl: string }) {
  const { db, close } = openDatabase(place);
  try {
    const [token, now] = [createToken(), Date.now()];
    const session = { id: randomUUID(), hash: hashToken(token), email, user_agent: 'bench' };
    await insertSession(db, { ...session, created_at: now, expires_at: now + 3_600_000, ended_at: null });
    const leads = db.selectFrom('leads').orderBy('received_at');
    const middle = await leads
      .selectAll()
      .where('received_at', '>', now - 3 * 365 * 86_400_000)
      .limit(1)
      .executeTakeFirstOrThrow();
    const busiest = await db
      .selectFrom('lead_routing')
      .innerJoin('leads', 'leads.id', 'lead_routing.lead_id')
      .select('leads.id')
      .where('lead_routing.mailbox', '=', 'person7@workshop7.example')
      .limit(1)
      .executeTakeFirst();
    const forgotten = busiest?.id ?? middle.id;
    const search = (text: string) => `/staff/leads?state=all&q=${encodeURIComponent(text)}`;
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const enquiry = { name: 'Dana', email: 'dana@whitlock.example', message: 'Hello' };
    const subjects: { name: string; path: string; init?: RequestInit }[] = [
      { name: 'leads', path: '/staff/leads' },
      { name: 'all leads', path: '/staff/leads?state=all' },
      {
        name: 'a page three years back',
        path: `/staff/leads?state=all&after=${middle.received_at}_${middle.id}`,
      },
      { name: 'leads of a source and a language', path: '/staff/leads?state=done&source=quote&language=fa' },
      { name: 'search: a name', path: search('Öztürk Ünal') },
      { name: 'search: a word of most', path: search('website') },
      { name: 'search: digits of a phone number', path: search('345 678') },
      { name: 'a lead', path: `/staff/leads/${middle.id}` },
      { name: 'subscribers', path: '/staff/subscribers' },
      { name: 'search: a subscriber', path: '/staff/subscribers?state=all&q=reader77' },
      { name: 'newsletter', path: '/staff/newsletter' },
      { name: 'mail', path: '/staff/mail' },
      { name: 'visitors', path: '/staff/visits' },
      { name: 'sessions', path: '/staff/sessions' },
      { name: 'question before forgetting', path: `/staff/forget?lead=${forgotten}` },
      { name: 'health', path: '/api/health' },
      { name: 'an enquiry is sent', path: '/api/contact', init: asJson(enquiry) },
      { name: 'CSV of all subscribers', path: '/staff/subscribers.csv?state=all' },
      { name: 'CSV of all leads', path: '/staff/leads.csv?state=all' },
      {
        name: 'forget a person',
        path: '/staff/erase',
        init: { ...form, body: new URLSearchParams({ lead: forgotten }) },
      },
    ];
    return { token, subjects };
  } finally {
    await close();
  }
}

/** Of a process on Linux, https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
