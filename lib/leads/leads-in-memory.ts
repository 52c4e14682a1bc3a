import { log } from '@/lib/log/log';
import { type OutageLead, outageFolder, writeOutageLeadSync } from './outage-files';

/** More than arrive until somebody makes room on a full disk; some 4 kB each. */
const maxLeads = 5000;

declare global {
  // Next bundles routes and instrumentation separately: routes add leads, instrumentation stores them in the database.
  var siteLeadsInMemory: Map<string, OutageLead> | undefined;
}

/**
 * Leads that were mailed to staff while neither database nor disk could store them. They stay in memory until the
 * database works again, so that they get into the list of leads, or until the process ends; see `saveLeadsInMemory`.
 */
export function leadsInMemory(): Map<string, OutageLead> {
  if (!globalThis.siteLeadsInMemory) {
    globalThis.siteLeadsInMemory = new Map();
    // Synchronous: Next ends the process as soon as all responses are sent, without waiting for promises.
    process.once('exit', () => saveLeadsInMemory());
  }
  return globalThis.siteLeadsInMemory;
}

export function storeLeadInMemory(lead: OutageLead): void {
  const leads = leadsInMemory();
  if (leads.size < maxLeads) leads.set(lead.lead.id, lead);
}

/**
 * Writes the leads to disk, from which the next process stores them in the database. Logs the ids of those that still
 * can't be written: they exist only in staff's mail.
 */
export function saveLeadsInMemory(folder = outageFolder()): void {
  for (const [id, kept] of leadsInMemory()) {
    try {
      writeOutageLeadSync(folder, kept);
      leadsInMemory().delete(id);
    } catch (error) {
      log.error(`lead ${id}: was mailed to staff, but neither database nor disk could keep it:`, error);
    }
  }
}
