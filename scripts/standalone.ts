import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { copyStandalone, standaloneServer } from './build/copy-standalone';

/** `npm run standalone -- FOLDER`: copies the files of the build that a container or server needs. */
try {
  const target = readTarget(process.argv[2]);
  await copyStandalone(target, copyFileSync);
  console.info(`Start it with: node ${path.join(target, standaloneServer)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readTarget(target: string | undefined): string {
  if (!target) throw new Error('Name an empty folder: npm run standalone -- FOLDER');
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  if (!existsSync('.next/build-stamp')) throw new Error('There is no finished build: npm run build');
  return target;
}
