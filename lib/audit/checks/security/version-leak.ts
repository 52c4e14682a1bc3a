import { listElements } from '@/lib/web-page/read-head';
import { defineCheck, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence, toEvidence } from '../../facts/page/evidence';
import { headerValues } from '../../facts/page/header';

const versionHeaders = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];

/** A dotted number, or one right after a program's name: `nginx/1.18`, `WordPress 6`. */
const version = /\d\.\d|[a-z][/ ]v?\d+\s*$/i;

/** Headers don't expose exact program versions, which show attackers which known vulnerabilities to try. */
export const versionLeak = defineCheck({
  id: 'version-leak',
  category: 'security',
  severity: 'info',
  weight: 0.5,
  source: 'https://webhint.io/docs/user-guide/hints/hint-no-disallowed-headers/',
  seenIn: 'header',
  reasons: ['version'],
  cause: { kind: 'security' },
  effort: { loses: 'trust', minutes: 15 },
  run: ({ page }) => {
    const inHeaders = versionHeaders.flatMap((name) =>
      headerValues(page, name)
        .filter((value) => version.test(value))
        .map((value) => ({ value, evidence: lineEvidence(`${name}: ${value}`) })),
    );
    const generators = page.html
      ? listElements(page.html, 'meta').filter(
          ({ attributes }) =>
            attributes.name?.trim().toLowerCase() === 'generator' && version.test(attributes.content ?? ''),
        )
      : [];
    const inHead = generators.map((meta) => ({
      value: meta.attributes.content ?? '',
      evidence: toEvidence(meta),
    }));
    const found = [...inHeaders, ...inHead];
    const [first] = found;
    if (!first) return passed;
    return {
      status: 'failed',
      reason: 'version',
      values: { version: first.value.trim().slice(0, 80).toWellFormed() },
      evidence: found.slice(0, EVIDENCE_LIMIT).map(({ evidence }) => evidence),
      count: found.length,
    };
  },
});
