/** The owner's commands where the site runs, without its sources: node commands.cjs NAME …; see build/bundle.mjs. */
import process from 'node:process';

const commands = new Map<string, () => Promise<unknown>>([
  ['backup', () => import('./backup')],
  ['restore', () => import('./restore')],
  ['doctor', () => import('./doctor')],
  ['leads', () => import('./leads')],
  ['mail', () => import('./mail')],
  ['newsletter', () => import('./newsletter')],
  ['export', () => import('./export')],
  ['forget', () => import('./forget')],
]);

// Each command reads what follows its name.
const [name = ''] = process.argv.splice(2, 1);
const run = commands.get(name);
if (run) {
  await run();
} else {
  console.error(`Usage: node commands.cjs ${[...commands.keys()].join(' | ')}`);
  process.exitCode = 1;
}
