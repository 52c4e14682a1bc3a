/** The outcome of a request: a response, or the reason why there was none. */
export type Asked =
  | { answered: true; status: number; body: string; headers: Headers; at: number }
  | { answered: false; reason: string };

const timeoutMs = 10_000;
const maxCharacters = 500_000;

/** Sends one request and reads the response. Never throws, follows no redirects. */
export async function ask(url: URL, init: RequestInit = {}): Promise<Asked> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    const body = (await response.text()).slice(0, maxCharacters);
    return { answered: true, status: response.status, body, headers: response.headers, at: Date.now() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { answered: false, reason: cause instanceof Error ? cause.message || cause.name : String(cause) };
  }
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
