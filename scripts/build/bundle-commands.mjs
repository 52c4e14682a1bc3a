/** node bundle-commands.mjs FOLDER: compiles the owner's commands into a standalone copy, which has neither sources nor packages. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const [folder = ''] = process.argv.slice(2);
const source = 'scripts/commands.ts';
/** As deep in the copy as the sources are here: programs find the root by their own place. */
const target = 'scripts/commands';

/** What the build was made with: see next.config.mjs. This process may have other settings. */
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));

await build({
  entryPoints: [source],
  outdir: path.join(folder, target),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['react-server'],
  define: { 'process.env.BUILT_SETTINGS': JSON.stringify(config.env?.BUILT_SETTINGS ?? '{}') },
  // The copy has it, with the files that it reads.
  external: ['playwright-core'],
  // For packages that are CommonJS modules.
  banner: {
    js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const __dirname = import.meta.dirname;`,
  },
  logLevel: 'warning',
});

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
