import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { tempDir } from './temp-dir';

const trace = z.object({ files: z.array(z.string()) });
const serverFiles = z.object({ files: z.array(z.string()), config: z.looseObject({}) });

export interface TracedCopy {
  folder: string;
  /** The one place where the site may write. */
  dataDir: string;
  /** The program to start, and the Node to start it with. */
  server: string;
  node: string;
  /** User of the process; undefined when we can't change it. */
  uid?: number;
  remove(): void;
}

const isRoot = process.getuid?.() === 0;
/** The user without rights of its own on Linux and macOS. */
const nobody = 65_534;

/**
 * Only the files of the build in `.next` that hosting deploys: those that Next traced, those its server needs, and the
 * public ones, as `output: 'standalone'` copies them. Read-only.
 */
export function makeTracedCopy(): TracedCopy {
  const temp = tempDir('traced');
  const folder = path.join(temp.path, 'site');
  const required = serverFiles.parse(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')));
  const traces = [...globSync('.next/server/**/*.nft.json'), '.next/next-server.js.nft.json'];
  const traced = traces.flatMap((name) =>
    trace
      .parse(JSON.parse(readFileSync(name, 'utf8')))
      .files.map((file) => path.join(path.dirname(name), file)),
  );
  const named = [
    ...traced,
    ...required.files,
    '.next/required-server-files.json',
    '.next/server/middleware.js',
  ];
  for (const name of new Set(['package.json', ...named])) copyEntry(name, path.join(folder, name));
  for (const name of ['public', '.next/static', '.next/server/app', '.next/server/pages', ...framework()]) {
    copyFolder(name, path.join(folder, name));
  }
  const server = path.join(folder, 'server.cjs');
  writeFileSync(server, serverProgram(required.config));
  const node = path.join(temp.path, 'node');
  // Our own Node may be in a folder that only we can read.
  linkOrCopy(process.execPath, node);
  for (const place of [temp.path, folder]) chmodSync(place, 0o755);
  const dataDir = path.join(temp.path, 'data');
  mkdirSync(dataDir);
  if (isRoot) chownSync(dataDir, nobody, nobody);
  else makeReadOnly(folder);
  const remove = () => {
    if (!isRoot) makeWritable(folder);
    temp.remove();
  };
  return { folder, dataDir, server, node, uid: isRoot ? nobody : undefined, remove };
}

/** The packages of the server itself, which hosting brings: of them the trace has only what pages use. */
function framework(): string[] {
  const found = new Set(['next', 'react', 'react-dom']);
  for (const name of found) {
    const manifest = JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8'));
    for (const needed of Object.keys(z.record(z.string(), z.string()).parse(manifest.dependencies ?? {}))) {
      found.add(needed);
    }
  }
  return [...found].map((name) => path.join('node_modules', name));
}

function copyFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const name = path.join(path.relative(from, entry.parentPath), entry.name);
    if (!entry.isDirectory()) placeFile(path.join(from, name), path.join(to, name));
  }
}

/** Symbolic links are copied as links, by which packages find each other. */
function copyEntry(from: string, to: string): void {
  if (from.startsWith('..')) throw new Error(`${from} is outside of the project.`);
  placeFile(from, to);
}

function placeFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  if (existsSync(to)) return;
  const entry = lstatSync(from);
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (entry.isFile()) linkOrCopy(from, to);
}

/** The program that Next writes for `output: 'standalone'`, as far as a server needs it. */
function serverProgram(config: object): string {
  return `
    process.chdir(__dirname);
    const config = ${JSON.stringify(config)};
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
    require('next');
    const { startServer } = require('next/dist/server/lib/start-server');
    const port = Number(process.env.PORT);
    startServer({ dir: __dirname, isDev: false, config, port, allowRetry: false }).catch((error) => {
      console.error(error);
      process.exit(1);
    });`;
}

/** For another user, who may not write to it, a hard link is enough, except on another file system. */
function linkOrCopy(from: string, to: string): void {
  try {
    if (isRoot) linkSync(from, to);
  } catch {
    // On another file system: a copy.
  }
  if (!existsSync(to)) copyFileSync(from, to);
}

function makeReadOnly(folder: string): void {
  for (const name of folders(folder)) chmodSync(name, 0o555);
}

function makeWritable(folder: string): void {
  for (const name of folders(folder).reverse()) chmodSync(name, 0o755);
}

/** The outermost last, so that each can still be reached when its turn comes. */
function folders(root: string): string[] {
  const below = globSync('**/', { cwd: root, exclude: (name) => name === 'node_modules/.bin' });
  return [
    ...below.map((name) => path.join(root, name)).toSorted((one, other) => other.length - one.length),
    root,
  ];
}
