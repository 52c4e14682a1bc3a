import { securityText } from '@/lib/metadata/security-text';

it('security.txt runs out within a year of the day it is made', () => {
  const text = securityText(new Date('2026-11-21T00:00:00Z'));
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.parse('2027-03-01'));
  expect(Date.parse(expires)).toBeLessThan(Date.parse('2027-11-21'));
  expect(text).toMatch(/^Contact: mailto:\S+$/m);
  expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m);
});
