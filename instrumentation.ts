/** Runs once before the server answers its first request: https://nextjs.org/docs/app/guides/instrumentation */
export async function register(): Promise<void> {
  // Written out, because the bundler recognises this condition and drops the branch from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSite } = await import('@/lib/background/start-site');
    await startSite();
  }
}
