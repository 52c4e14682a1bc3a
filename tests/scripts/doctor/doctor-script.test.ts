import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { scriptArguments } from '@/tests/support/script-arguments';

it('npm run doctor says which setting is unusable, as JSON if asked, and ends with 1', () => {
  const { stdout, status } = spawnSync(process.execPath, scriptArguments('doctor', '--json'), {
    env: { ...process.env, TRUSTED_PROXIES: 'two', CRON_SECRET: 'too-short' },
    encoding: 'utf8',
  });
  const findings = z
    .array(z.object({ subject: z.string(), state: z.string(), text: z.string() }))
    .parse(JSON.parse(stdout));
  expect(findings).toEqual([
    { subject: 'Configuration', state: 'wrong', text: expect.stringContaining('TRUSTED_PROXIES') },
  ]);
  expect(stdout).not.toContain('too-short');
  expect(status).toBe(1);
});
