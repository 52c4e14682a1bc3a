import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { siteServer } from '../serve/server-file';
import { placeStandaloneFiles } from './place-standalone-file';

const trace = z.object({ files: z.array(z.string()) });
const serverFiles = z.object({ files: z.array(z.string()), config: z.looseObject({}) });

/** The program that starts a standalone copy, relative to it. */
export const standaloneServer = 'server.cjs';

/** Reads the compressed pages of the copy. */
const pageStore = 'scripts/serve/page-store.mjs';

type CopyFile = (from: string, to: string) => void;

/** Modules that Next's server loads itself; Next traces them only for `output: 'standalone'`. */
const serverEntries = ['start-server', '../next', '../require-hook', '../next-server'].map(
  (name) => `node_modules/next/dist/server/lib/${name}.js`,
);
/**
 * Files that a server doesn't need: development builds, types, source maps and notes, the picture optimiser (see
 * next.config.mjs), Next's build tools, and the pages of Playwright's tools.
 */
const unused = [
  '**/*.development.js',
  '**/*.dev.js',
  '**/*.d.{ts,cts,mts}',
  '**/*.map',
  '**/sharp/**',
  '**/@img/**',
  'node_modules/**/*.{ts,cts,mts,md,markdown,tsbuildinfo}',
  'node_modules/caniuse-lite/data/**',
  'node_modules/next/dist/server/capsize-font-metrics.json',
  'node_modules/next/dist/compiled/@next/font/**',
  'node_modules/next/dist/compiled/@vercel/nft/**',
  'node_modules/next/dist/compiled/{babel,babel-packages,cssnano-simple,next-devtools,postcss-preset-env,webpack}/**',
  'node_modules/next/dist/compiled/next-server/*-experimental.runtime.prod.js',
  'node_modules/playwright-core/lib/vite/**',
];

/**
 * Copies the files of the build that a server needs into an empty folder, like `output: 'standalone'`: files traced by Next
 * for pages and routes, its server, prerendered pages, static and public files. Next would make its copy before the last
 * steps of our build, without content security policies. The owner's commands are compiled into it. `copyFile` copies one
 * file.
 */
export async function copyStandalone(folder: string, copyFile: CopyFile): Promise<void> {
  const required = serverFiles.parse(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')));
  const traced = globSync('.next/server/**/*.nft.json').flatMap((name) =>
    trace
      .parse(JSON.parse(readFileSync(name, 'utf8')))
      .files.map((file) => path.join(path.dirname(name), file)),
  );
  const server = await traceServer();
  const listed = [
    'package.json',
    '.next/required-server-files.json',
    '.next/server/middleware.js',
    siteServer,
    pageStore,
  ];
  const whole = ['public', '.next/static', '.next/server/app', '.next/server/pages'].flatMap(listFiles);
  const all = new Set(
    [...traced, ...required.files, ...server.fileList, ...listed, ...whole].map((name) =>
      name.replace(/\/$/, ''),
    ),
  );
  const placeFile = placeStandaloneFiles(copyFile);
  for (const name of all) {
    if (name.startsWith('..')) throw new Error(`${name} is outside of the project.`);
    if (isNeeded(name)) placeOnce(name, path.join(folder, name), placeFile);
  }
  execFileSync(process.execPath, ['scripts/build/bundle.mjs', 'commands', folder], { stdio: 'inherit' });
  writeFileSync(
    path.join(folder, standaloneServer),
    serverProgram({ ...required.config, cacheHandler: `../${pageStore}` }),
  );
}

/** Traces with the tracer that Next itself uses, which has no types. */
async function traceServer(): Promise<{ fileList: Set<string> }> {
  const { nodeFileTrace } = createRequire(path.resolve('package.json'))('next/dist/compiled/@vercel/nft');
  return nodeFileTrace(serverEntries, { base: process.cwd(), mixedModules: true, ignore: unused });
}

function isNeeded(name: string): boolean {
  if (name.endsWith('.nft.json') || unused.some((pattern) => path.matchesGlob(name, pattern))) return false;
  // Traces also list files that a later step of the build has removed.
  return lstatSync(name, { throwIfNoEntry: false }) !== undefined;
}

/** Copies a file unless it exists. Links, through which packages find each other, are copied as links. */
function placeOnce(from: string, to: string, placeFile: CopyFile): void {
  if (existsSync(to) || lstatSync(from).isDirectory()) return;
  mkdirSync(path.dirname(to), { recursive: true });
  placeFile(from, to);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Starts the site's server with what the copy has no next.config.mjs for, in the way of Next's own standalone output. */
function serverProgram(config: object): string {
  return `process.chdir(__dirname);
process.env.NODE_ENV = 'production';
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = ${JSON.stringify(JSON.stringify(config))};
import('./${siteServer}');
`;
}
