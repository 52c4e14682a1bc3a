import { chooseToken, insertRun, openLink } from '../../lib/audit/report/audit-store';
import { openDatabase } from '../../lib/db/database';
import { reportPath } from '../../lib/site/report-path';
import { startSite } from '../../tests/support/route-site';
import { auditEarlierPage, auditFaultyPage } from './sample-audit';

export interface ServedSite {
  url: string;
  /** Path of a report with an earlier run; only if this command serves the site with its own database. */
  report?: string;
  stop: () => Promise<void>;
}

/** An address where nothing listens. */
const nowhere = 'http://127.0.0.1:9';
/** Time of the report: far in the future and fixed, because the page shows the day on which its link expires. */
const storedAt = Date.parse('2040-01-15T02:00:00Z');

/** The site at an address, or else the build in this folder, served with its own database and no providers. */
export async function serveSubjects(base: string | undefined): Promise<ServedSite> {
  if (base) return { url: base, stop: async () => undefined };
  const site = await startSite({
    RATE_LIMITS: 'off',
    SITE_URL: 'http://localhost:3000',
    OPEN_METEO_BASE_URL: nowhere,
    OPEN_METEO_GEOCODING_BASE_URL: nowhere,
    IP_LOOKUP_BASE_URL: nowhere,
  });
  return { url: site.url, report: await storeReport(site.dataDir), stop: site.stop };
}

async function storeReport(dataDir: string): Promise<string> {
  const { db, close } = openDatabase({ dataDir });
  try {
    const facts = await auditFaultyPage();
    const earlier = await auditEarlierPage();
    const subject = {
      email: 'sam@ferryroadautos.example',
      url: facts.page.requestedUrl,
      businessName: 'Ferry Road Autos',
    };
    return await db.transaction().execute(async (trx) => {
      const token = await chooseToken(trx, 'looks');
      await openLink(trx, { ...subject, submission: 'looks', token }, storedAt);
      await insertRun(trx, { token, facts: earlier, now: storedAt });
      await insertRun(trx, { token, facts, now: storedAt + 1 });
      return reportPath(token);
    });
  } finally {
    await close();
  }
}
