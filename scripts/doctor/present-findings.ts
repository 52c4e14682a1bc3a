import type { Finding } from './finding';

/** The findings as text, with faults at the end, where a terminal's user reads first. */
export function presentFindings(findings: readonly Finding[]): string {
  const order = ['fine', 'to do', 'wrong'] as const;
  const lines = order.flatMap((state) =>
    findings
      .filter((finding) => finding.state === state)
      .map(({ subject, text }) => `${state.padEnd(6)} ${subject.padEnd(18)} ${text}`),
  );
  const counts = order.map(
    (state) => `${findings.filter((finding) => finding.state === state).length} ${state}`,
  );
  return [...lines, '', `${counts.join(', ')}.`].join('\n');
}
