import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

interface Enquiry {
  token: string;
  submissionKey: string;
}

const answerBody = z.object({ id: z.string().optional(), code: z.string().optional() }).catch({});
const pauseMs = 30;
/** Longer than the site takes in any expected case. */
const patienceMs = 120_000;

/** Simulated visitors who send enquiries and record the responses. */
export class Visitors {
  /** Lead ids by the token in the message. */
  readonly acknowledged = new Map<string, string>();
  /** Enquiries with no response or an error, to be sent again. */
  readonly #waiting: Enquiry[] = [];
  readonly #answers = new Map<string, number>();
  #slowestMs = 0;
  #total = 0;

  /** Sends enquiries from this number of visitors, each one after the other, until `isOver`. */
  async write(origin: string, visitors: number, isOver: () => boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        while (!isOver()) {
          await this.enquire(origin);
          await wait(pauseMs);
        }
      }),
    );
  }

  /** Sends enquiries for at least these seconds and this number of answers: on a busy machine, the time alone tests little. */
  async writeFor(origin: string, seconds: number, { visitors = 4, answers = 10 } = {}): Promise<void> {
    const endsAt = performance.now() + seconds * 1000;
    const enough = this.#total + answers;
    await this.write(origin, visitors, () => performance.now() >= endsAt && this.#total >= enough);
  }

  /** Sends all unsuccessful enquiries again, with the same keys. */
  async tryAgain(origin: string): Promise<void> {
    for (const enquiry of this.#waiting.splice(0)) await this.enquire(origin, enquiry);
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Sends one enquiry; returns whether there was a response. */
  async enquire(origin: string, enquiry = this.#nextLead()): Promise<boolean> {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': enquiry.submissionKey,
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify({
        name: `Kim ${enquiry.token.slice(0, 6)}`,
        email: `${enquiry.token}@example.com`,
        message: `Please call me about a website, token-${enquiry.token}`,
      }),
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (response) => ({
        status: response.status,
        ...answerBody.parse(await response.json().catch(() => ({}))),
      }))
      .catch(() => undefined);
    this.#slowestMs = Math.max(this.#slowestMs, performance.now() - startedAt);
    const { status, id, code } = answer ?? {};
    this.#count(status === undefined ? 'no answer' : [status, code].filter(Boolean).join(' '));
    if (status === 200 && id !== undefined) this.acknowledged.set(enquiry.token, id);
    else this.#waiting.push(enquiry);
    return answer !== undefined;
  }

  /** A new enquiry in half of the cases, else one to be sent again. */
  #nextLead(): Enquiry {
    const again = randomInt(2) === 0 ? this.#waiting.shift() : undefined;
    return again ?? { token: randomUUID(), submissionKey: randomUUID() };
  }

  /** The answers so far, such as `200 ×40, no answer ×2; slowest 1.2 s`. */
  describe(): string {
    const counts = [...this.#answers].toSorted(([one], [other]) => one.localeCompare(other));
    const text = counts.map(([answer, times]) => `${answer} ×${times}`).join(', ');
    return `${text}; slowest ${(this.#slowestMs / 1000).toFixed(1)} s`;
  }

  #count(answer: string): void {
    this.#total += 1;
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
  }
}
