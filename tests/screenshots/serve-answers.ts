import { createServer } from 'node:http';
import { insertRun, openLink } from '@/lib/audit/report/audit-store';
import { openDatabase } from '@/lib/db/database';
import { isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { answer, outcomes } from './answers';
import { auditEarlierPage, auditFaultyPage } from './sample-audit';
import { reportToken as token } from './sample-report';

/**
 * What the browser tests in this folder can't load themselves, because it is for servers: the routes' answers from fixed
 * facts (`/api/…` with the outcome in `x-outcome`), and the messages of a language (`/messages/fa`). Stores a report first.
 */
await storeReport(process.env.DATA_DIR ?? '');

createServer(async ({ url = '/', headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, first, code = ''] = pathname.split('/');
  if (first === 'messages' && isLocale(code)) return response.end(JSON.stringify(await loadMessages(code)));
  const [language = ''] = String(headers['accept-language']).split(/[-,;]/);
  const outcome = outcomes.find((each) => each === headers['x-outcome']) ?? 'succeeds';
  const locale = isLocale(language) ? language : 'en';
  const made = await answer({ path: pathname, query: searchParams, locale }, outcome);
  response.writeHead(made?.status ?? 404, { 'content-type': 'application/json' });
  return response.end(await made?.text());
}).listen(Number(process.env.PORT), '127.0.0.1');

async function storeReport(dataDir: string): Promise<void> {
  const { db, close } = openDatabase({ dataDir });
  const facts = auditFaultyPage();
  const { requestedUrl: url } = facts.page;
  const subject = { email: 'sam@ferryroadautos.example', url, businessName: 'Ferry Road Autos' };
  // When the site's clock starts: start-at-noon.ts.
  const now = Date.parse('2026-12-01T02:00:00.000Z');
  await db.transaction().execute(async (trx) => {
    await openLink(trx, { ...subject, submission: 'screenshots', token }, now);
    await insertRun(trx, { token, facts: auditEarlierPage(), now });
    await insertRun(trx, { token, facts, now: now + 1 });
  });
  await close();
}
