import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const text = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string): unknown => parse(text(file));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(text('package.json')));

describe.each(readdirSync('.github/workflows'))('the workflow %s', (name) => {
  const step = z
    .strictObject({
      name: z.string().optional(),
      id: z.string().optional(),
      if: z.string().optional(),
      uses: z
        .string()
        .regex(/^[\w-]+\/[\w-]+@v\d+$/)
        .optional(),
      run: z.string().optional(),
      with: z.record(z.string(), scalar).optional(),
      env: z.record(z.string(), scalar).optional(),
      'working-directory': z.string().optional(),
      'continue-on-error': z.boolean().optional(),
    })
    .refine(({ uses, run }) => (uses === undefined) !== (run === undefined), 'either uses or run');
  const workflow = z.strictObject({
    name: z.string(),
    on: z.record(z.string(), z.unknown()),
    permissions: z.record(z.string(), z.enum(['read', 'write', 'none'])),
    concurrency: z.record(z.string(), scalar).optional(),
    jobs: z.record(
      z.string(),
      z.strictObject({
        if: z.string().optional(),
        'runs-on': z.string(),
        'timeout-minutes': z.number(),
        permissions: z.record(z.string(), z.enum(['read', 'write', 'none'])).optional(),
        strategy: z.record(z.string(), z.unknown()).optional(),
        steps: z.array(step),
      }),
    ),
  });
  const { jobs } = workflow.parse(readYaml(path.join('.github/workflows', name)));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const run = steps.map((each) => each.run ?? '').join('\n');

  it('runs scripts that there are', () => {
    const names = [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
    expect(names.filter((script) => !(script in scripts))).toEqual([]);
    const tools = [...run.matchAll(/npm run (?:--silent )?tool -- ([\w-]+)/g)].map(([, tool = '']) => tool);
    expect(tools.filter((tool) => !existsSync(`scripts/tools/${tool}.ts`))).toEqual([]);
    const files = [...run.matchAll(/(?<![\w/.])((?:scripts|\.ci)\/[\w./-]+)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(names.length + files.length + run.length).toBeGreaterThan(0);
  });

  it('has shell that parses, without values of a pull request in it', () => {
    for (const { run: shell = '' } of steps) {
      expect(spawnSync('bash', ['-n'], { input: shell, encoding: 'utf8' }).stderr).toBe('');
      expect(shell).not.toMatch(/\$\{\{ *github\.event/);
    }
  });
});
