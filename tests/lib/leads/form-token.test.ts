import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { env } from '@/lib/config/env';
import { createFormToken, formTokenLifeMs, readFormToken } from '@/lib/leads/form-token';

const now = 1_800_000_000_000;
const other = (letter = '') => (letter === 'A' ? 'B' : 'A');

afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

describe('a form token', () => {
  it('says how old it is', async () => {
    const token = await createFormToken(now);
    await expect(readFormToken(token, now + 4500)).resolves.toMatchObject({ state: 'valid', ageMs: 4500 });
  });

  it('is another one each time', async () => {
    expect(await createFormToken(now)).not.toBe(await createFormToken(now));
  });

  it.each([undefined, ''])('is missing when it is %j', async (token) => {
    await expect(readFormToken(token, now)).resolves.toEqual({ state: 'missing' });
  });

  it('is forged with another time, id or signature, or none of them', async () => {
    const [issued = '', id = '', signature = ''] = (await createFormToken(now)).split('.');
    const earlier = (now - 60_000).toString(36);
    for (const token of [
      `${earlier}.${id}.${signature}`,
      `${issued}.${other(id[0])}${id.slice(1)}.${signature}`,
      `${issued}.${id}.${other(signature[0])}${signature.slice(1)}`,
      `${issued}.${id}`,
      'token',
      'x'.repeat(200),
    ]) {
      await expect(readFormToken(token, now)).resolves.toEqual({ state: 'forged' });
    }
  });

  it('runs out after a day', async () => {
    const token = await createFormToken(now);
    await expect(readFormToken(token, now + formTokenLifeMs)).resolves.toMatchObject({ state: 'valid' });
    await expect(readFormToken(token, now + formTokenLifeMs + 1)).resolves.toEqual({ state: 'expired' });
  });

  it('may be from another instance whose clock is a little ahead, and not from the future', async () => {
    await expect(readFormToken(await createFormToken(now + 30_000), now)).resolves.toMatchObject({
      state: 'valid',
      ageMs: 0,
    });
    await expect(readFormToken(await createFormToken(now + 120_000), now)).resolves.toEqual({
      state: 'future',
    });
  });
});
