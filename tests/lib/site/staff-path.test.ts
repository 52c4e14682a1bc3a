import { readdirSync } from 'node:fs';
import { isStaffPath } from '@/lib/site/staff-path';

it('every address of the desk is known as one, or it would answer 404', () => {
  const files = readdirSync('app/staff', { recursive: true, encoding: 'utf8' });
  const addresses = files
    .filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file))
    .map((file) => `/staff/${file.replace(/\/?(?:page|route)\.tsx?$/, '')}`.replace(/\/$/, ''))
    .map((path) => path.replace('[id]', '0a1b2c3d-0000-4000-8000-000000000000'));
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((path) => !isStaffPath(path))).toEqual([]);
});

it('a mistyped address of the desk is one, too, so that the desk says what it is; others are not', () => {
  for (const path of ['/staff/nonsense', '/staff/leads/zzz', '/staff/newsletter/1/sent'])
    expect(isStaffPath(path)).toBe(true);
  for (const path of ['/staffing', '/de/staff', '/about']) expect(isStaffPath(path)).toBe(false);
});
