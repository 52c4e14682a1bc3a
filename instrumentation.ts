/** Runs once before the server answers its first request: https://nextjs.org/docs/app/guides/instrumentation */
export async function register(): Promise<void> {
  // The condition is written out because the bundler drops the branch from the edge bundle by it.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { ignoreClosedOutput } = await import('@/lib/config/ignore-closed-output');
    ignoreClosedOutput();
    const { stampSocketAddresses } = await import('@/lib/http/socket-address');
    stampSocketAddresses();
    const { limitConnections } = await import('@/lib/http/limit-connections');
    limitConnections();
    const { claimData } = await import('@/lib/db/claim-data');
    await claimData().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
    const { startOverloadGate } = await import('@/lib/http/overload/start-gate');
    await startOverloadGate();
    const { startOutbox } = await import('@/lib/mail/outbox-loop');
    const { sendDueBundles } = await import('@/lib/leads/send-due-bundles');
    const { takeInOutageLeads } = await import('@/lib/leads/take-in-outage-leads');
    const { workOnCrawls } = await import('@/lib/audit/work-on-crawls');
    const { workOnWatches } = await import('@/lib/audit/watch/work-on-watches');
    const { startNotes } = await import('@/lib/config/start-notes');
    for (const note of startNotes()) console.info(note);
    const { forgetWhatIsOld } = await import('@/lib/privacy/forget-what-is-old');
    await startOutbox({
      prepare: () => Promise.all([takeInOutageLeads(), sendDueBundles(), workOnCrawls(), workOnWatches()]),
      purge: () => forgetWhatIsOld(),
    });
  }
}
