import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const readMe = readFileSync('scripts/README.md', 'utf8');
const tools = readdirSync('scripts/tools').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? []);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('scripts/README.md', () => {
  it('explains every command and every tool', () => {
    const commands = Object.keys(scripts).filter((name) => !readMe.includes(`\`${name}`));
    expect(commands).toEqual([]);
    expect(tools.filter((name) => !readMe.includes(`| \`${name.replace('bench-', 'bench ')}`))).toEqual([]);
  });
});

describe('npm run tool', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/tool.mjs', ...args], { encoding: 'utf8' });

  it.each([[[]], [['bench']], [['nonsense', '--help']]])('lists the tools for %j', (args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    for (const name of tools) expect(stderr).toContain(name);
    expect(stderr).toContain('scripts/README.md');
  });
});
