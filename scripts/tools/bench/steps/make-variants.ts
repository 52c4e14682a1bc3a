import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '../../../../lib/config/is-preview';
import { buildIfChanged, withBuildLock } from '../../../build/build-site';
import { fingerprint } from '../../../build/fingerprint';
import { finishBuild } from '../../../build/finish-build';
import { type PageStep, pageSteps, readPageSteps } from '../../../build/page-step';
import { loadSettings } from '../../../build/settings';

/** The site with some of the steps. */
export interface Variant {
  name: string;
  steps: readonly PageStep[];
}

/** The site with all steps, and with all but each of those in the list, by default of all. Throws for an unknown step. */
export function chooseVariants(list: string | undefined): Variant[] {
  const without = [...readPageSteps(list)].map((step) => ({
    name: `without ${step}`,
    steps: pageSteps.filter((other) => other !== step),
  }));
  return [{ name: 'all steps', steps: pageSteps }, ...without];
}

/** What `next start` reads beside the build. */
const beside = ['next.config.mjs', 'package.json', 'public', 'lib', 'messages', 'tsconfig.json'];

/** Makes a folder for each variant, from one build, and returns the folder around them. */
export async function makeVariants(root: string, variants: readonly Variant[]): Promise<string> {
  process.env.PAGE_STEPS = 'off';
  const env = loadSettings(root);
  await withBuildLock(root, () => buildIfChanged(root, env));
  const build = fingerprint(root, process.env, env.pagesOrigin).slice(0, 12);
  const folder = path.join(root, '.cache/bench/steps', build);
  for (const { name, steps } of variants) {
    const place = variantFolder(folder, name);
    if (existsSync(path.join(place, 'is-made'))) continue;
    console.info(`Preparing the site: ${name}…`);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    for (const part of beside) symlinkSync(path.join(root, part), path.join(place, part));
    const dist = path.join(place, '.next');
    const isNeeded = (file: string) => !/\/(?:\.next\/(?:cache|dev|trace\b)|route-cache)/.test(file);
    cpSync(path.join(root, '.next'), dist, { recursive: true, filter: isNeeded });
    const options = {
      https: env.pagesOrigin.startsWith('https:'),
      analytics: Boolean(process.env.NEXT_PUBLIC_GA_ID),
      isPreview: isPreview(env),
    };
    console.info(finishBuild(dist, { ...options, steps }, 'of this site').report.join('\n'));
    writeFileSync(path.join(place, 'is-made'), '');
  }
  return folder;
}

export function variantFolder(folder: string, name: string): string {
  return path.join(folder, name.replaceAll(' ', '-'));
}
