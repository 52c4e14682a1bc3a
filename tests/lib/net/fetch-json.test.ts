import { inspect } from 'node:util';
import { z } from 'zod';
import { fetchJson } from '@/lib/net/fetch-json';
import { UpstreamError } from '@/lib/net/upstream-error';
import {
  allFailureModes,
  type FailureMode,
  type FakeProvider,
  startFakeProvider,
} from '@/tests/support/fake-provider';

const schema = z.object({ name: z.string() });

let provider: FakeProvider;
let reply: { status?: number; body: unknown };

beforeEach(async () => {
  reply = { body: { name: 'Robina', more: true } };
  provider = await startFakeProvider(() => reply);
});

afterEach(() => provider.close());

const ask = (limits = {}) =>
  fetchJson(new URL(`${provider.baseUrl}/where?appid=s3cr3t`), schema, { timeoutMs: 2000, ...limits });

async function failureOf(asking: Promise<unknown>): Promise<UpstreamError> {
  const error: unknown = await asking.catch((thrown: unknown) => thrown);
  if (error instanceof UpstreamError) return error;
  throw new Error(`expected an UpstreamError, got ${inspect(error)}`);
}

describe('fetchJson', () => {
  it('gives the fields of the schema', async () => {
    await expect(ask()).resolves.toEqual({ name: 'Robina' });
    expect(provider.asked).toHaveLength(1);
  });

  const codeOf = (misdeed: FailureMode) =>
    misdeed === 'silent' || misdeed === 'stalls' ? 'upstream_timeout' : 'upstream_failed';

  it.each(allFailureModes.map((misdeed) => [misdeed, codeOf(misdeed)] as const))(
    'turns a provider that %s into %s, without its address, its key or its text',
    async (misdeed, code) => {
      provider.failureMode = misdeed;

      const error = await failureOf(ask());

      expect(error.code).toBe(code);
      expect(inspect(error, { depth: 10 })).not.toMatch(/s3cr3t|where|weather\.py|Bad gateway|xxxx/);
      expect(provider.asked).toHaveLength(1);
    },
  );

  it('says which status it was', async () => {
    reply = { status: 404, body: { message: 'city not found' } };

    await expect(failureOf(ask())).resolves.toMatchObject({ code: 'upstream_failed', status: 404 });
  });

  it('says which fields were unusable, and not what was in them', async () => {
    reply = { body: { name: { first: 's3cr3t' } } };

    const error = await failureOf(ask());

    expect(inspect(error)).toContain('unusable values: name');
    expect(inspect(error)).not.toContain('s3cr3t');
  });

  it('takes an answer of just the allowed size, and none that is one byte longer', async () => {
    const sizeBytes = JSON.stringify(reply.body).length;

    await expect(ask({ maxBytes: sizeBytes })).resolves.toEqual({ name: 'Robina' });
    await expect(failureOf(ask({ maxBytes: sizeBytes - 1 }))).resolves.toMatchObject({
      code: 'upstream_failed',
    });
  });

  it('fails when nobody listens', async () => {
    const nobody = await startFakeProvider(() => reply);
    await nobody.close();

    const error = await failureOf(fetchJson(new URL(nobody.baseUrl), schema));

    expect(error.code).toBe('upstream_failed');
  });
});
