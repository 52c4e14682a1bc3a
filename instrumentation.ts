/** Runs once before the server answers its first request: https://nextjs.org/docs/app/guides/instrumentation */
export async function register(): Promise<void> {
  // Written out, because the bundler recognises this condition and drops the branch from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { ignoreClosedOutput } = await import('@/lib/config/ignore-closed-output');
    ignoreClosedOutput();
    const { redirectConsole } = await import('@/lib/log/redirect-console');
    redirectConsole();
    const { log } = await import('@/lib/log/log');
    const { nameRequests } = await import('@/lib/http/name-requests');
    nameRequests();
    const { stampSocketAddresses } = await import('@/lib/http/socket-address');
    stampSocketAddresses();
    const { limitConnections } = await import('@/lib/http/limit-connections');
    limitConnections();
    const { refuseUnroutable } = await import('@/lib/http/refuse-unroutable');
    refuseUnroutable();
    const { claimData } = await import('@/lib/db/claim-data');
    await claimData().catch((error) => {
      // Plain text rather than JSON: it is read by the person who starts the site.
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    });
    const { describeFullDisk } = await import('@/lib/db/describe-full-disk');
    const fullDisk = describeFullDisk();
    if (fullDisk) process.stderr.write(`${fullDisk}\n`);
    const { startOverloadGate } = await import('@/lib/http/overload/start-gate');
    await startOverloadGate();
    const { startOutbox } = await import('@/lib/mail/outbox-loop');
    const { sendDueBundles } = await import('@/lib/leads/send-due-bundles');
    const { importOutageLeads } = await import('@/lib/leads/import-outage-leads');
    const { finishCrawls, workOnCrawls } = await import('@/lib/audit/work-on-crawls');
    const { finishRivals, workOnRivals } = await import('@/lib/audit/work-on-rivals');
    const { finishRenderings, workOnRenderings } = await import('@/lib/audit/work-on-renderings');
    const { finishWatches, workOnWatches } = await import('@/lib/audit/watch/work-on-watches');
    const { queueIssues } = await import('@/lib/newsletter/issues/queue-issues');
    const { startNotes } = await import('@/lib/config/start-notes');
    for (const note of startNotes()) log.info(note);
    const { deleteExpiredData } = await import('@/lib/privacy/delete-expired-data');
    await startOutbox({
      prepare: () =>
        Promise.all([
          importOutageLeads(),
          sendDueBundles(),
          workOnRenderings(),
          workOnCrawls(),
          workOnRivals(),
          workOnWatches(),
          queueIssues(),
        ]),
      finish: () => Promise.all([finishRenderings(), finishCrawls(), finishRivals(), finishWatches()]),
      purge: () => deleteExpiredData(),
    });
  }
}
