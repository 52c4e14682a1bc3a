import { z } from 'zod';

const counts = z.object({ high: z.number(), critical: z.number(), total: z.number() });
const finding = z.looseObject({ name: z.string(), severity: z.string(), range: z.string().optional() });
const report = z.looseObject({
  metadata: z.looseObject({ vulnerabilities: counts }),
  vulnerabilities: z.record(z.string(), finding),
});

/** Summarises the output of `npm audit --json`; npm's ratings high and critical count as serious. */
export function judgeAudit(printed: string): { says: string; isSerious: boolean } {
  const parsed = report.safeParse(parse(printed));
  if (!parsed.success) {
    return { says: 'Not checked: this registry keeps no list of known weaknesses.', isSerious: false };
  }
  const { metadata, vulnerabilities } = parsed.data;
  const { total, high, critical } = metadata.vulnerabilities;
  const lines = Object.values(vulnerabilities).map(
    ({ name, severity, range = '' }) => `  ${severity}: ${name} ${range}`,
  );
  return { says: [`Known weaknesses: ${total}.`, ...lines].join('\n'), isSerious: high + critical > 0 };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
