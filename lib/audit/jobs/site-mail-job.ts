import 'server-only';
import { randomUUID } from 'node:crypto';
import { minuteMs } from '@/lib/durations';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { ClaimedJob, JobContext, QueuedJob } from '@/lib/jobs/job';
import { finishJob } from '@/lib/jobs/job-store';
import { enqueue } from '@/lib/mail/outbox';
import { resultUrl } from '@/lib/results/result-url';
import { findUnseen, forgetAddress } from '../crawl/crawl-mail-store';
import { siteMailJobKind } from '../crawl/crawl-store';
import { planRepairs } from '../repairs/plan-repairs';
import { findReport } from '../report/audit-store';
import { presentRepairs } from '../report/present-repairs';
import { summarizeRivals } from '../report/rivals/summarize-rivals';
import { siteMail } from '../report/site-mail';
import { loadRepairWords } from '../report/words/repair-words';
import { findRivals } from '../rivals/rivals-store';

/**
 * Mails a visitor who left before the website was read, once per report, and deletes the stored address. Nothing is left to
 * do where the result was fetched meanwhile.
 */
export const siteMailJob: QueuedJob = {
  kind: siteMailJobKind,
  atOnce: 1,
  mostAttempts: 20,
  retryMs: minuteMs,
  run: mailResult,
  giveUp: async (trx, { key }) => {
    await forgetAddress(trx, key);
  },
};

async function mailResult(claimed: ClaimedJob, { db, now }: JobContext): Promise<void> {
  const token = claimed.key;
  const unseen = await findUnseen(db, token);
  if (!unseen) return;
  const { email, url, audit } = unseen;
  const locale = isLocale(unseen.locale) ? unseen.locale : defaultLocale;
  const [rivals, report] = await Promise.all([findRivals(db, token), findReport(db, token, now())]);
  // The link has expired meanwhile: there is nothing to read any more.
  if (!report) return db.transaction().execute((trx) => finishJob(trx, claimed));
  const { facts } = report.latest;
  const rivalsSummary = await summarizeRivals(facts, rivals, locale);
  const plan = presentRepairs(
    planRepairs(facts, audit),
    { facts, site: audit },
    await loadRepairWords(locale),
  );
  const message = await siteMail(audit, { email, token, url, locale, rivalsSummary, plan });
  await db.transaction().execute(async (trx) => {
    await finishJob(trx, claimed);
    if (!(await forgetAddress(trx, token))) return;
    const key = `audit-site-${randomUUID()}`;
    const recipient = { locale, url: resultUrl(token, locale) };
    await enqueue(trx, { key, kind: 'audit-site', recipient, message, now: now() });
  });
}
