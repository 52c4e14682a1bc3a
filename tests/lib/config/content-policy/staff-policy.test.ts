import { staffPolicy } from '@/lib/config/content-policy/staff-policy';

it('in production the desk may run nothing but its own files, with the nonce of the answer', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const policy = staffPolicy('abc') ?? '';
  jest.restoreAllMocks();
  expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-abc'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
});
