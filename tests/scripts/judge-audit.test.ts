import { judgeAudit } from '@/scripts/tools/vulnerabilities/judge-audit';

const counted = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
const printed = (vulnerabilities: object, counts: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { ...counted, ...counts } },
  });

describe('the audit of dependencies', () => {
  it('fails on a serious weakness, and names it', () => {
    const found = { pg: { name: 'pg', severity: 'critical', range: '<9', via: [] } };
    expect(judgeAudit(printed(found, { critical: 1, total: 1 }))).toEqual({
      says: 'Known weaknesses: 1.\n  critical: pg <9',
      isSerious: true,
    });
  });

  it('names a moderate one without failing', () => {
    const found = { next: { name: 'next', severity: 'moderate', range: '*', via: [] } };
    const judged = judgeAudit(printed(found, { moderate: 1, total: 1 }));
    expect(judged.isSerious).toBe(false);
    expect(judged.says).toContain('moderate: next *');
  });

  it.each([
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}',
    'npm ERR! network',
    '',
  ])('does not fail where the registry keeps no list, and says that nothing was checked: %j', (text) => {
    expect(judgeAudit(text)).toEqual({ says: expect.stringMatching(/^Not checked/), isSerious: false });
  });
});
