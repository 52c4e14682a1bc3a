import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { endProcessTree } from '@/scripts/process/end-process-tree';
import { freePort } from '@/scripts/serve/built-site';
import { freshClone } from '@/tests/support/fresh-clone';
import { environmentWith, installPrograms } from '@/tests/support/installed-programs';
import { tempDir } from '@/tests/support/temp-dir';

jest.setTimeout(60 * 60_000);

const system = `${process.platform}-${process.arch}`;
/** The oldest Node that installs us, with its npm. The pinned Node has npm 11. */
const npm = '10.9';
const node = '18.20.8';
const hasNode = ['linux-x64', 'linux-arm64'].includes(system);
if (!hasNode) console.info(`Skipped on ${system}: no package of the registry has an older Node for it.`);

const running: ChildProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((child) => endProcessTree(child, 'SIGKILL'))));

/** Starts `npm ARGS`, and resolves when it has printed `words`. Rejects with what it printed if it ends before. */
async function begin(args: readonly string[], words: string, cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  const reached = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(words)) resolve();
      });
    }
    child.once('close', (code) => reject(new Error(`npm ended with ${code}: ${said}`)));
  });
  await reached;
  return child;
}

(hasNode ? describe : describe.skip)(`on a machine with npm ${npm} and Node ${node}`, () => {
  const programs = tempDir('older-npm');
  const clone = freshClone('fresh-clone');
  let env = environmentWith([]);

  beforeAll(async () => {
    const oldNode = path.join(programs.path, 'node');
    mkdirSync(oldNode);
    env = environmentWith([
      installPrograms(programs.path, [`npm@${npm}`]),
      installPrograms(oldNode, [`node-${system}@${node}`]),
    ]);
    env.PORT = String(await freePort());
    const version = (program: string) => execFileSync(program, ['--version'], { env, encoding: 'utf8' });
    expect(version('node')).toBe(`v${node}\n`);
    expect(version('npm')).toMatch(new RegExp(`^${npm.replaceAll('.', '\\.')}\\.`));
  });
  afterAll(() => {
    clone.remove();
    programs.remove();
  });

  const serve = async () => {
    const start = performance.now();
    const site = await begin(['start'], 'Ctrl-C stops it.', clone.path, env);
    const answer = await fetch(`http://localhost:${env.PORT}/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Cornerpiece');
    console.info(
      `npm ${npm}, Node ${node}: served after ${Math.round((performance.now() - start) / 1000)} s`,
    );
    const ended = once(site, 'exit');
    await endProcessTree(site, 'SIGTERM');
    expect(await ended).toEqual([0, null]);
  };

  it('npm start serves a fresh clone, also after an installation that was killed, and changes no file', async () => {
    const killed = await begin(['start'], 'Installing packages…', clone.path, env);
    const begun = path.join(clone.path, 'node_modules/next/package.json');
    for await (const isBegun of setInterval(100, () => existsSync(begun))) if (isBegun()) break;
    await endProcessTree(killed, 'SIGKILL');
    await serve();
    expect(clone.changes()).toBe('');
  });

  it('commands run on the Node of the packages', () => {
    const version = execFileSync('npm', ['exec', '--', 'node', '--version'], {
      cwd: clone.path,
      env,
      encoding: 'utf8',
    });
    expect(version).toMatch(/^v24\./);
    const leads = execFileSync('npm', ['run', '--silent', 'leads'], {
      cwd: clone.path,
      env,
      encoding: 'utf8',
    });
    expect(leads).not.toBe('');
  });

  it('npm start mends packages that are there in part', async () => {
    rmSync(path.join(clone.path, 'node_modules', `node-${system}`), { recursive: true });
    await serve();
    expect(clone.changes()).toBe('');
  });
});
