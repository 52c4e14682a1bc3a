export interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
}

/** Duration of a request including the body, milliseconds. */
export async function timeAnswer(address: string, init?: RequestInit): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(address, init);
  await response.arrayBuffer();
  const ms = performance.now() - startedAt;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms };
}

export function asJson(fields: Record<string, string>): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}

/** Repeats the measurement, one request after the other, while other work runs. */
export async function measureWhile(work: Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const state = { isDone: false };
  const done = work.finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) answers.push(await ask());
  await done;
  return answers;
}

/** A table row: number of values, median, 95th percentile and maximum. */
export function row(name: string, answers: readonly Answer[]): string {
  const times = [0.5, 0.95, 1].map((share) => `${quantile(answers, share).toFixed(0)} ms`.padStart(9));
  return `${name.padEnd(28)}${String(answers.length).padStart(8)}${times.join('')}`;
}

export function heading(name: string): string {
  return `${name.padEnd(28)}requests      p50      p95      max`;
}

/** The time within which this share of the responses arrived, milliseconds. */
export function quantile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
}
