/**
 * Pictures every page and state of the build, and finds what has changed in them: npm run tool -- screenshots
 * [--update-snapshots] [-g page/home] [--project '390-*-en']; see tests/screenshots/README.md.
 */
import { root } from '../process/install.mjs';
import { programFile } from '../process/program-file';
import { run } from '../process/run.mjs';

const playwright = programFile(root, 'playwright');
const args = [playwright, 'test', '-c', 'tests/playwright-screenshots.config.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, { cwd: root });
