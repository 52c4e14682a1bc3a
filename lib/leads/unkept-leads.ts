import { log } from '@/lib/log/log';
import { keepOutageLeadNow, type OutageLead, outageFolder } from './outage-files';

/** More than arrive while somebody makes room on a full disk; some 4 kB each. */
const most = 5000;

declare global {
  // Next bundles routes and instrumentation apart; what one remembers, the other puts into the database.
  var siteUnkeptLeads: Map<string, OutageLead> | undefined;
}

/**
 * Leads that were mailed while neither the database nor the disk took anything. They are in this process' memory until the
 * database takes them, so that the list of leads has them, too; or until the process ends, see `keepUnkeptLeads`.
 */
export function unkeptLeads(): Map<string, OutageLead> {
  if (!globalThis.siteUnkeptLeads) {
    globalThis.siteUnkeptLeads = new Map();
    // Next ends the process as soon as it has answered everybody, which is too soon for anything that has to be awaited.
    process.once('exit', () => keepUnkeptLeads());
  }
  return globalThis.siteUnkeptLeads;
}

export function rememberUnkept(lead: OutageLead): void {
  const leads = unkeptLeads();
  if (leads.size < most) leads.set(lead.lead.id, lead);
}

/**
 * Tries the disk once more, for the next process to take the leads in; where there is still no room, the log names those
 * that are in staff's mail only.
 */
export function keepUnkeptLeads(folder = outageFolder()): void {
  for (const [id, kept] of unkeptLeads()) {
    try {
      keepOutageLeadNow(folder, kept);
      unkeptLeads().delete(id);
    } catch (error) {
      log.error(`lead ${id}: was mailed to staff, but neither database nor disk could keep it:`, error);
    }
  }
}
