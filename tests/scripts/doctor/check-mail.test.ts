import { readFileSync } from 'node:fs';
import { readEnv } from '@/lib/config/read-env';
import { checkMail } from '@/scripts/doctor/check-mail';
import { secretSettings } from '@/scripts/doctor/finding';

async function states(settings: Record<string, string>) {
  const findings = await checkMail(readEnv(settings));
  return Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
}

it('people of the firm are asked for where an address is missing or a sample', async () => {
  const toDo = { Enquiries: 'to do', 'Staff addresses': 'to do' };
  expect(await states({})).toMatchObject(toDo);
  expect(
    await states({ LEADS_TO: 'leads@cornerpiece.example', STAFF_EMAILS: 'you@example.com' }),
  ).toMatchObject(toDo);
  const real = 'owner@agency.test';
  expect(await states({ LEADS_TO: real, STAFF_EMAILS: real })).toMatchObject({
    Enquiries: 'fine',
    'Staff addresses': 'fine',
  });
});

it('every secret is known by its name', () => {
  const named = readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z_]+_(?:KEY|SECRET))=/gm);
  const names = [...named].map(([, name]) => name);
  expect(names).toContain('RESEND_WEBHOOK_SECRET');
  expect(secretSettings).toEqual(expect.arrayContaining(names));
});
