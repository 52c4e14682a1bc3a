/** Reports what is fine, to do or wrong in this site's configuration and connections: npm run doctor -- [--json] [--backups FOLDER] */
import { parseArgs } from 'node:util';
import { fromCaller } from './data/from-caller';
import { wrong } from './doctor/finding';
import { presentFindings } from './doctor/present-findings';
import { root } from './process/install.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, backups: { type: 'string' } } });

/** Imports modules only here, because those that read settings fail to load if a setting is invalid. */
async function diagnose() {
  try {
    const { loadSettings } = await import('./build/settings');
    const env = loadSettings(root);
    const { examine } = await import('./doctor/examine');
    const { findStartingBrowser } = await import('./doctor/find-starting-browser');
    const findBrowser = () => findStartingBrowser(env);
    const backups = values.backups && fromCaller(values.backups);
    const isRoot = process.getuid?.() === 0;
    return await examine(env, { now: Date.now(), findBrowser, isRoot, backups });
  } catch (error) {
    return [wrong('Configuration', error instanceof Error ? error.message : String(error))];
  }
}

const findings = await diagnose();
process.stdout.write(`${values.json ? JSON.stringify(findings, null, 2) : presentFindings(findings)}\n`);
if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
