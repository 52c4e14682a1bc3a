import type { Migration } from 'kysely/migration';
import { leadsAndOutbox } from './0001-leads-and-outbox';
import { newsletter } from './0002-newsletter';
import { auditReports } from './0003-audit-reports';
import { tracking } from './0004-tracking';
import { clientProfiles } from './0005-client-profiles';
import { outboxPause } from './0006-outbox-pause';
import { leadRouting } from './0007-lead-routing';
import { results } from './0008-results';
import { auditCrawls } from './0009-audit-crawls';
import { watchedSites } from './0010-watched-sites';
import { staffDesk } from './0011-staff-desk';
import { newsletterIssues } from './0012-newsletter-issues';
import { auditRenderings } from './0013-audit-renderings';
import { hashedConfirmTokens } from './0014-hashed-confirm-tokens';
import { auditRivals } from './0017-audit-rivals';
import { owners } from './0018-owners';
import { mailboxBudget } from './0019-mailbox-budget';
import { staffCodes } from './0020-staff-codes';
import { retentionClock } from './0021-retention-clock';
import { jobs } from './0022-jobs';
import { partsOfReports } from './0023-parts-of-reports';
import { waitingMails } from './0024-waiting-mails';
import { deskAtScale } from './0030-desk-at-scale';
import { dailySums } from './0031-daily-sums';
import { ownersAndRetention } from './0032-owners-and-retention';
import { jobsAndSignIn } from './0033-jobs-and-sign-in';
import { repairProofs } from './0040-repair-proofs';
import { dailyLooks } from './0041-daily-looks';
import { proofReadings } from './0042-proof-readings';
import { arrivals } from './0043-arrivals';
import { leadAnswers } from './0044-lead-answers';
import { leadOutcomes } from './0045-lead-outcomes';
import { journeyPictures } from './0046-way-pictures';
import { answerOwnerBefore } from './0047-answer-owner-before';
import { mailReports } from './0048-mail-reports';
import { suspicion } from './0049-suspicion';
import { webhookEvents } from './0050-webhook-events';

/**
 * Every change to the tables, in order. A list rather than a folder, because Next bundles only what is imported.
 * The name of a migration that has run anywhere must not change, and new names must sort after existing ones.
 */
export const migrations: Record<string, Migration> = {
  '0001-leads-and-outbox': leadsAndOutbox,
  '0002-newsletter': newsletter,
  '0003-audit-reports': auditReports,
  '0004-tracking': tracking,
  '0005-client-profiles': clientProfiles,
  '0006-outbox-pause': outboxPause,
  '0007-lead-routing': leadRouting,
  '0008-results': results,
  '0009-audit-crawls': auditCrawls,
  '0010-watched-sites': watchedSites,
  '0011-staff-desk': staffDesk,
  '0012-newsletter-issues': newsletterIssues,
  '0013-audit-renderings': auditRenderings,
  '0014-hashed-confirm-tokens': hashedConfirmTokens,
  '0017-audit-rivals': auditRivals,
  '0018-owners': owners,
  '0019-mailbox-budget': mailboxBudget,
  '0020-staff-codes': staffCodes,
  '0021-retention-clock': retentionClock,
  '0022-jobs': jobs,
  '0023-parts-of-reports': partsOfReports,
  '0024-waiting-mails': waitingMails,
  '0030-desk-at-scale': deskAtScale,
  '0031-daily-sums': dailySums,
  '0032-owners-and-retention': ownersAndRetention,
  '0033-jobs-and-sign-in': jobsAndSignIn,
  '0040-repair-proofs': repairProofs,
  '0041-daily-looks': dailyLooks,
  '0042-proof-readings': proofReadings,
  '0043-arrivals': arrivals,
  '0044-lead-answers': leadAnswers,
  '0045-lead-outcomes': leadOutcomes,
  '0046-way-pictures': journeyPictures,
  '0047-answer-owner-before': answerOwnerBefore,
  '0048-mail-reports': mailReports,
  '0049-suspicion': suspicion,
  '0050-webhook-events': webhookEvents,
};
