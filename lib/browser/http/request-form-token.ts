const timeoutMs = 10_000;

/** A signed timestamp to send with a form; undefined if the request fails. Never throws. */
export async function requestFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(timeoutMs) });
    const { token }: { token?: unknown } = await response.json();
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
