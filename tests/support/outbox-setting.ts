import type { OpenDatabase } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { type DeliveryOptions, type DeliverySummary, deliverDue } from '@/lib/mail/deliver';
import { enqueue } from '@/lib/mail/outbox';
import { resendTransport } from '@/lib/mail/resend';
import { type FakeResend, startFakeResend } from './fake-resend';
import type { TestStore } from './postgres-or-sqlite';

export const startOfTest = 1_800_000_000_000;

const sender = 'Us <us@cornerpiece.example>';
export const message = { from: sender, to: ['c@d.example'], subject: 's', html: 'h', text: 't' };

/** For each test: its own fake mail provider, an empty outbox, and a clock that the test sets. */
export class OutboxSetting {
  now = startOfTest;

  private constructor(
    readonly database: OpenDatabase,
    public fake: FakeResend,
    readonly errors: jest.SpyInstance,
    readonly warnings: jest.SpyInstance,
  ) {}

  static async start(store: Pick<TestStore, 'open' | 'place'>): Promise<OutboxSetting> {
    const [errors, warnings] = [jest.spyOn(log, 'error'), jest.spyOn(log, 'warn')];
    errors.mockImplementation();
    warnings.mockImplementation();
    return new OutboxSetting(await store.open(), await startFakeResend(), errors, warnings);
  }

  async stop(): Promise<void> {
    this.errors.mockRestore();
    this.warnings.mockRestore();
    await this.fake.stop();
  }

  async put(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.database.db
        .transaction()
        .execute((trx) => enqueue(trx, { key, kind: 'test', recipient: 'staff', message, now: this.now }));
    }
  }

  deliver(options: DeliveryOptions = {}): Promise<DeliverySummary> {
    const transport = resendTransport({ apiKey: 'k', baseUrl: this.fake.baseUrl, timeoutMs: 4000 });
    const { db } = this.database;
    return deliverDue({ db, transport, sender, now: () => this.now, random: () => 0, ...options });
  }

  /** Does what the loop does in this time, with a round every `stepMs`. */
  async deliverFor(lengthMs: number, stepMs: number): Promise<void> {
    for (const end = this.now + lengthMs; this.now < end; this.now += stepMs) await this.deliver();
  }

  row(key: string) {
    return this.database.db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  }

  /** The status of every mail, by key. */
  async statuses(): Promise<Record<string, string>> {
    const rows = await this.database.db
      .selectFrom('outbox')
      .select(['key', 'status'])
      .orderBy('key')
      .execute();
    return Object.fromEntries(rows.map(({ key, status }) => [key, status]));
  }

  keysAccepted(): string[] {
    return this.fake.accepted.map(({ key }) => key).sort();
  }
}
