import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { endingCommand, endProcessTree } from '@/scripts/process/end-process-tree';
import { isAlive } from '@/scripts/process/is-alive.mjs';
import { npmCommand } from '@/scripts/process/npm-command.mjs';
import { programFile } from '@/scripts/process/program-file';
import { hasPackagedBrowser } from '@/scripts/test/provide-browser';
import { listImports, namesBelow, sourceFiles } from '@/tests/support/source-files';
import { tempDir } from '@/tests/support/temp-dir';

const packageFile = z.object({
  scripts: z.object({ start: z.string() }).catchall(z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { scripts, devDependencies } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('programs of packages', () => {
  it.each(['biome', 'next', 'tsc', 'jest', 'playwright', 'tsx'])(
    '%s runs as a file of plain Node',
    (name) => {
      const { status, stdout } = spawnSync(process.execPath, [programFile('.', name), '--version'], {
        encoding: 'utf8',
      });
      expect(status).toBe(0);
      expect(stdout).toMatch(/\d+\.\d+\.\d+/);
    },
  );

  it('that are not there are named', () => {
    expect(() => programFile('.', 'nonsense')).toThrow('nonsense');
  });

  it('are never taken from node_modules/.bin, whose files Windows cannot start', () => {
    const code = ['scripts', 'tests', 'lib']
      .flatMap(namesBelow)
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name));
    const uses = code.filter((name) => /node_modules\/\.bin\/\w/.test(readFileSync(name, 'utf8')));
    expect(uses).toEqual([]);
  });

  it('run after what they need is installed, in each command', () => {
    const setUp =
      /^node scripts\/setup\.mjs( --tests| --owner)? && |scripts\/(start|test|test-extended|tool)\.mjs/;
    expect(Object.values(scripts).filter((script) => !setUp.test(script))).toEqual([]);
  });

  it('are in the packages that their command asks for', () => {
    const code = sourceFiles(['lib', 'scripts', 'tests/support'], /\.(tsx?|mjs)$/);
    const filesByName = new Map(code.map((file) => [file.path.replace(/\.(tsx?|mjs)$/, ''), file]));
    const seen = new Set<string>();
    const wanting: string[] = [];
    const reach = (name: string, command: string) => {
      const file = filesByName.get(name);
      if (!file || seen.has(name)) return;
      seen.add(name);
      for (const { target, typeOnly } of listImports(file)) {
        const [scope = '', rest] = target.split('/');
        const packageName = target.startsWith('@') ? `${scope}/${rest}` : scope;
        if (!typeOnly && packageName in devDependencies) wanting.push(`${command}: ${target} of ${name}`);
        if (!typeOnly) reach(target, command);
      }
    };
    for (const [command, script] of Object.entries(scripts)) {
      const [, program] = /&& (?:tsx|next)\b.* (scripts\/[\w-]+)\.ts$/.exec(script) ?? [];
      if (program && !script.includes('--tests')) reach(program, command);
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(wanting).toEqual([]);
  });

  it('begin without a word that only some shells know, or have a second way without it', () => {
    const begins = Object.values(scripts).flatMap((script) =>
      script.replace(/^exec (.+) \|\| \1$/, '$1').split(' && '),
    );
    expect(begins.filter((begin) => !/^(node|tsx|next|biome|playwright) /.test(begin))).toEqual([]);
  });

  it('are listed once each in scripts/README.md, which lists no others', () => {
    const [, rows = ''] = readFileSync('scripts/README.md', 'utf8').split(/^\| -.*\n/m);
    const cells = rows.split('\n').flatMap((row) => row.split(' | ')[1] ?? []);
    const listed = cells.flatMap((cell) => [...cell.matchAll(/`([\w:]+(?:-\w+)*)/g)].map(([, name]) => name));
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  if (process.platform === 'win32')
    console.info('Skipped on Windows, whose shell has no exec: npm start takes the place of its shell.');
  const onPosix = process.platform === 'win32' ? it.skip : it;
  onPosix('npm start takes the place of its shell, which would not pass a signal on', async () => {
    const script = scripts.start.replaceAll('scripts/start.mjs', '-p process.pid');
    const shell = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = await once(shell.stdout, 'data');
    expect(Number(String(pid))).toBe(shell.pid);
  });
});

describe('npm', () => {
  it('is the one that runs us, else the one beside Node, else whatever is called so', () => {
    const folder = tempDir('npm');
    const place = (...parts: string[]) => {
      const file = path.join(folder.path, ...parts, 'npm/bin/npm-cli.js');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
      return file;
    };
    const node = path.join(folder.path, 'bin/node');
    expect(npmCommand({}, node)).toEqual(['npm']);
    const shipped = place('lib/node_modules');
    expect(npmCommand({}, node)).toEqual([node, shipped]);
    const shippedForWindows = place('bin/node_modules');
    expect(npmCommand({ npm_execpath: '/usr/bin/yarn.js' }, node)).toEqual([node, shippedForWindows]);
    const running = place('elsewhere');
    expect(npmCommand({ npm_execpath: running }, node)).toEqual([node, running]);
    folder.remove();
  });

  it('finds the programs of every system in the lockfile, or would leave them out', () => {
    const lock = z.object({
      packages: z.record(
        z.string(),
        z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) }),
      ),
    });
    const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    const wanted = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies));
    const listed = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
  });
});

it('the browser inside a package is for Linux only', () => {
  const platforms = ['linux', 'darwin', 'win32'] as const;
  expect(platforms.filter((name) => hasPackagedBrowser(name))).toEqual(['linux']);
});

describe('a program with a program of its own', () => {
  const both = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] });
    console.log(pid); setInterval(() => {}, 1000);`;
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  it.each(['SIGKILL', 'SIGTERM'] as const)('ends with it by %s', async (signal) => {
    child = spawn(process.execPath, ['-e', both], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const inner = Number(String((await once(child.stdout ?? child, 'data'))[0]));
    const closed = once(child, 'close');
    expect(isAlive(inner)).toBe(true);
    await endProcessTree(child, signal);
    // The inner program has our pipe too: it closes when both have exited.
    await closed;
    expect(child.exitCode ?? child.signalCode).toBe(signal);
    await endProcessTree(child, signal);
  });

  it('is ended by a command on Windows, which has no groups', () => {
    expect(endingCommand('win32', 42)).toEqual(['taskkill', '/T', '/F', '/PID', '42']);
    expect(endingCommand('linux', 42)).toBeUndefined();
    expect(endingCommand('darwin', 42)).toBeUndefined();
  });
});
