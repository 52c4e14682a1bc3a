import path from 'node:path';
import { blankSettings } from '../tests/support/browser-environment';
import { freshClone } from '../tests/support/fresh-clone';
import { root } from './process/install.mjs';
import { npmCommand } from './process/npm-command.mjs';
import { programFile } from './process/program-file';
import { run, wasInterrupted } from './process/run.mjs';
import { provideBrowser } from './test/provide-browser';
import { readPlaywrightReport } from './test/test-reports';
import { announce, summarise } from './test/test-steps';

/**
 * `npm run rehearse -- next@canary`: tries an upgrade in a temporary copy of what was last committed: installs it whatever
 * other packages ask for, builds, and uses the site in a browser. The build says which of its steps pages go without.
 */
const packages = process.argv.slice(2);
/** What visitors do most, and what is most of Next's: pages, links, forms, menus and languages. */
const journeys = [
  'pages',
  'navigation',
  'contact.spec',
  'mobile-menu',
  'language',
  'seo-checker',
  'not-found',
];

if (packages.length === 0) {
  console.error('Name packages with their versions: npm run rehearse -- next@canary');
  process.exitCode = 1;
} else {
  process.exitCode = await rehearse();
}

async function rehearse(): Promise<number> {
  const browser = await provideBrowser(root);
  const copy = freshClone('rehearsal');
  process.once('exit', copy.remove);
  const report = path.join(copy.path, 'report.json');
  const env = {
    ...process.env,
    ...blankSettings(),
    NODE_ENV: 'production' as const,
    CHROMIUM_PATH: browser,
    E2E_REPORT: report,
  };
  const node = (...args: string[]) => run(process.execPath, args, { cwd: copy.path, env });
  const [npm, ...first] = npmCommand();
  const options = [
    '--save-exact',
    '--legacy-peer-deps',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ];

  const steps: [string, () => Promise<number>][] = [
    ['Install', () => run(npm, [...first, 'install', ...options, ...packages], { cwd: copy.path, env })],
    ['Build', () => node('--conditions=react-server', '--import', 'tsx', 'scripts/build.ts')],
    [
      'Browser',
      () =>
        node(
          programFile(copy.path, 'playwright'),
          'test',
          '-c',
          'tests/playwright.config.ts',
          '--project=desktop',
          '--project=phone',
          ...journeys,
        ),
    ],
  ];
  for (const [title, step] of steps) {
    announce(title);
    const code = await step();
    if (wasInterrupted()) return 130;
    if (code !== 0 && title !== 'Browser')
      return summarise([{ title: `${title} of ${packages.join(' ')}`, outcome: 'failed' }]);
  }
  const results = readPlaywrightReport(report);
  return summarise(results.length > 0 ? results : [{ title: 'Browser tests: none ran', outcome: 'failed' }]);
}
