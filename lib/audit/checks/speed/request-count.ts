import { definePageCheck } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { foreignHosts, namedFiles } from '../../facts/speed/named-files';

/** Files. Folklore, about the median of the web: https://almanac.httparchive.org/en/2024/page-weight */
const FILES_LIMIT = 80;
/** Each additional host costs a connection. */
const HOSTS_LIMIT = 10;

/** Files referenced in the page's HTML; scripts may request more. */
export const requestCount = definePageCheck({
  id: 'request-count',
  category: 'speed',
  severity: 'warning',
  weight: 1,
  source: 'https://developer.chrome.com/docs/lighthouse/performance/resource-summary',
  reasons: ['files', 'hosts'],
  cause: { kind: 'code' },
  effort: { loses: 'wait', minutes: 90 },
  run: ({ page }) => {
    const files = namedFiles(page.html, page);
    const hosts = foreignHosts(files, page.url);
    const values = {
      files: files.length,
      filesLimit: FILES_LIMIT,
      hosts: hosts.length,
      hostsLimit: HOSTS_LIMIT,
    };
    if (files.length > FILES_LIMIT) return { status: 'failed', reason: 'files', values };
    if (hosts.length <= HOSTS_LIMIT) return { status: 'passed', values };
    const evidence = hosts.slice(0, EVIDENCE_LIMIT).map((host) => lineEvidence(host));
    return { status: 'failed', reason: 'hosts', values, evidence, count: hosts.length };
  },
});
