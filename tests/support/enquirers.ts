import { randomUUID } from 'node:crypto';

export interface Enquiry {
  /** Part of the message, so that its mail can be recognised. */
  token: string;
  submissionKey: string;
}

export interface Acknowledged extends Enquiry {
  id: string;
}

/** Visitors who write to the site and record its answers. */
export class Enquirers {
  readonly acknowledged: Acknowledged[] = [];
  /** Sent without an answer: they may have been stored, and their senders retry. */
  unanswered: Enquiry[] = [];

  /** `count` visitors write one enquiry after the other until the site is down; `onAnswer` is called for each answer. */
  async writeUntilGone(origin: string, count: number, onAnswer: () => void): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        while (await this.#post(origin, this.unanswered.pop() ?? newEnquiry())) onAnswer();
      }),
    );
  }

  /** Everyone who got no answer tries again with the same key. */
  async tryAgain(origin: string): Promise<void> {
    for (const enquiry of this.unanswered.splice(0)) await this.#post(origin, enquiry);
  }

  /** Whether the site answered; it must not answer anything but success. */
  async #post(origin: string, enquiry: Enquiry): Promise<boolean> {
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': enquiry.submissionKey },
      body: JSON.stringify({
        name: 'Kim Visitor',
        email: 'kim@example.com',
        phone: '',
        service: '',
        message: `token-${enquiry.token}`,
      }),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => undefined);
    if (!answer) {
      this.unanswered.push(enquiry);
      return false;
    }
    if (answer.status !== 200) throw new Error(`The site answered ${answer.status}.`);
    this.acknowledged.push({ ...enquiry, id: answer.body.id });
    return true;
  }
}

function newEnquiry(): Enquiry {
  return { token: randomUUID(), submissionKey: randomUUID() };
}
