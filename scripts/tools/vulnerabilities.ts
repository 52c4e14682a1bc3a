import { spawnSync } from 'node:child_process';
import { root } from '../process/install.mjs';
import { judgeAudit } from './vulnerabilities/judge-audit';

/**
 * `npm run tool -- vulnerabilities`: queries the registry for known vulnerabilities of the packages that the site runs on. Fails
 * on serious ones. A registry without such a list is reported, but is not a failure.
 */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { says, isSerious } = judgeAudit(stdout);
console.info(says);
process.exitCode = isSerious ? 1 : 0;
