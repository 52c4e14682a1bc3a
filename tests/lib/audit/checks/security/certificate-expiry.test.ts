import { certificateExpiry } from '@/lib/audit/checks/security/certificate-expiry';
import { describeCheck } from '@/tests/support/describe-check';

const validFor = (from: string, to: string) => ({
  fetchedAt: new Date('2026-11-20T10:00:00Z'),
  site: { certificate: { from: `${from}T10:00:00.000Z`, to: `${to}T10:00:00.000Z` } },
});

describeCheck(certificateExpiry, {
  broken: {
    'one of a year that ends in 13 days': [validFor('2025-12-03', '2026-12-03'), 'soon'],
    'one of 90 days that ends tomorrow': [validFor('2026-08-23', '2026-11-21'), 'soon'],
    'one of six days that ends tomorrow': [validFor('2026-11-15', '2026-11-21'), 'soon'],
  },
  fine: {
    'one that ends in 14 days': validFor('2025-12-04', '2026-12-04'),
    'a fresh one': validFor('2026-11-01', '2027-01-30'),
  },
  'looks broken but is fine': {
    'one of six days with three left, which renews itself': validFor('2026-11-17', '2026-11-23'),
  },
  'has nothing to judge': {
    'no certificate': [{ url: 'http://smith.example/' }, 'not-applicable'],
  },
});
