/** What came of one request: an answer, or why there was none. */
export type Asked =
  | { answered: true; status: number; body: string; headers: Headers; at: number }
  | { answered: false; reason: string };

const timeoutMs = 10_000;
const maxCharacters = 500_000;

/** Asks a configured address once and reads its answer. Never throws, follows no redirect. */
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

/** The value that a JSON answer contains; undefined when it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
