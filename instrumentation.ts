/** Runs once before the server answers its first request: https://nextjs.org/docs/app/guides/instrumentation */
export async function register(): Promise<void> {
  // The condition is written out because the bundler drops the branch from the edge bundle by it.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { stampSocketAddresses } = await import('@/lib/http/socket-address');
    stampSocketAddresses();
    const { startOutbox } = await import('@/lib/mail/outbox-loop');
    const { startNotes } = await import('@/lib/config/start-notes');
    for (const note of startNotes()) console.info(note);
    await startOutbox();
  }
}
