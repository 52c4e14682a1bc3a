/**
 * Compiles programs of the site into one file each that needs neither sources nor a loader.
 * node bundle.mjs server: server.ts into the build, where `npm start` and a standalone copy find it.
 * node bundle.mjs commands FOLDER: the owner's commands into a standalone copy.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const [what, folder = ''] = process.argv.slice(2);

/** What the build was made with: see next.config.mjs. This process may have other settings. */
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));

/** @type {import('esbuild').BuildOptions} */
const options = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['react-server'],
  define: { 'process.env.BUILT_SETTINGS': JSON.stringify(config.env?.BUILT_SETTINGS ?? '{}') },
  // Found where the program runs, with the files that they read.
  external: ['next', 'playwright-core'],
  // For packages that are CommonJS modules.
  banner: {
    js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const __dirname = import.meta.dirname;`,
  },
  logLevel: 'warning',
};

if (what === 'server') await bundleServer();
else await bundleCommands();

/** Writes what scripts/serve/server-file.ts names. */
async function bundleServer() {
  const define = { ...options.define, 'process.env.NEXT_RUNTIME': '"nodejs"' };
  await build({ ...options, define, entryPoints: { 'site-server': 'server.ts' }, outdir: '.next' });
}

async function bundleCommands() {
  const source = 'scripts/commands.ts';
  /** As deep in the copy as the sources are here: programs find the root by their own place. */
  const target = 'scripts/commands';
  const outdir = path.join(folder, target);
  await build({ ...options, entryPoints: [source], outdir, splitting: true, minify: true });

  // Run by Node as a thread, from a path. The copy may have it, even as a link to the same file.
  const reader = 'lib/db/reader/read-worker.ts';
  if (!existsSync(path.join(folder, reader))) cpSync(reader, path.join(folder, reader));

  // In the folder of the copy, as its server; names of files are meant where the command is called: ../data/from-caller.ts.
  writeFileSync(
    path.join(folder, 'commands.cjs'),
    `process.env.INIT_CWD = process.cwd();
process.chdir(__dirname);
import('./${target}/${path.basename(source, '.ts')}.mjs');
`,
  );
}
