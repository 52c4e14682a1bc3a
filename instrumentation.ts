/** Runs once before the server answers its first request: https://nextjs.org/docs/app/guides/instrumentation */
export async function register(): Promise<void> {
  // Written out, because the bundler recognises this condition and drops the branch from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { ignoreClosedOutput } = await import('@/lib/config/ignore-closed-output');
    ignoreClosedOutput();
    const { redirectConsole } = await import('@/lib/log/redirect-console');
    redirectConsole();
    const { log } = await import('@/lib/log/log');
    const { giveAddressesTime } = await import('@/lib/net/connect-to-any');
    giveAddressesTime();
    const { nameRequests } = await import('@/lib/http/name-requests');
    nameRequests();
    const { stampSocketAddresses } = await import('@/lib/http/socket-address');
    stampSocketAddresses();
    const { limitConnections } = await import('@/lib/http/limit-connections');
    limitConnections();
    const { describeCopies } = await import('@/lib/http/describe-copies');
    describeCopies();
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
    const { describeUnsafeFolder } = await import('@/lib/db/file-system');
    const unsafeFolder = describeUnsafeFolder();
    if (unsafeFolder) process.stderr.write(`${unsafeFolder}\n`);
    const { startOverloadGate } = await import('@/lib/http/overload/start-gate');
    await startOverloadGate();
    const { startNotes } = await import('@/lib/config/start-notes');
    for (const note of startNotes()) log.info(note);
    const { startBackgroundWork } = await import('@/lib/background/background-work');
    await startBackgroundWork();
    const { learnAtStart } = await import('@/lib/advisor/complaints/learn-at-start');
    void learnAtStart();
  }
}
