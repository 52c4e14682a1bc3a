import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildSettings } from '@/lib/config/read-env';
import { standaloneServer } from '@/scripts/build/copy-standalone';
import { tempDir } from '@/tests/support/temp-dir';

const text = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string): unknown => parse(text(file));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(text('package.json')));
const dockerfile = text('Dockerfile');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

describe('the container', () => {
  it('runs the standalone copy as a user without rights, with one volume and a health check', () => {
    expect(lastStage).toMatch(/^USER 65534:65534$/m);
    expect(JSON.parse(/^CMD (.+)$/m.exec(lastStage)?.[1] ?? '')).toEqual(['node', standaloneServer]);
    expect(lastStage.match(/^VOLUME .+$/gm)).toEqual(['VOLUME /data']);
    expect(lastStage).toContain('DATA_DIR=/data');
    expect(lastStage).toContain('/api/health');
    expect(existsSync('app/api/health/route.ts')).toBe(true);
    expect(lastStage.match(/^RUN /gm)).toBeNull();
  });

  it('can be built with every setting that pages contain', () => {
    const named = new Set(
      [...dockerfile.matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) => names.split(' ')),
    );
    const args = new Set([...named].map((name) => name.split('=')[0]));
    // Vercel builds without a container.
    const needed = buildSettings.filter((name) => !name.startsWith('VERCEL_'));
    expect(needed.filter((name) => !args.has(name))).toEqual([]);
  });

  it('copies only files that are there', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(sources.filter((name) => !existsSync(name))).toEqual([]);
  });
});

it('render.yaml has a health check, a disk where the container writes, and previews that say so', () => {
  const setting = z.strictObject({
    key: z.string(),
    value: z.string().optional(),
    previewValue: z.string().optional(),
    sync: z.literal(false).optional(),
    generateValue: z.literal(true).optional(),
  });
  const { services } = z
    .strictObject({
      services: z.array(
        z.strictObject({
          type: z.literal('web'),
          name: z.string(),
          runtime: z.literal('docker'),
          dockerfilePath: z.string(),
          plan: z.string(),
          healthCheckPath: z.string(),
          maxShutdownDelaySeconds: z.number().min(1).max(300),
          disk: z.strictObject({ name: z.string(), mountPath: z.string(), sizeGB: z.number() }),
          previews: z.strictObject({ generation: z.enum(['off', 'manual', 'automatic']), plan: z.string() }),
          envVars: z.array(setting),
        }),
      ),
    })
    .parse(readYaml('render.yaml'));
  expect(services[0]).toMatchObject({ healthCheckPath: '/api/health', disk: { mountPath: '/data' } });
  const names = new Set(
    [...text('.env.example').matchAll(/^#?\s?([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name),
  );
  expect(services[0]?.envVars.filter(({ key }) => !names.has(key))).toEqual([]);
  expect(services[0]?.envVars).toContainEqual({
    key: 'SITE_ENV',
    value: 'production',
    previewValue: 'preview',
  });
});

it('vercel.json calls the outbox by a route that there is, and installs and builds by commands that there are', () => {
  const vercel = z
    .strictObject({
      $schema: z.url(),
      framework: z.literal('nextjs'),
      installCommand: z.string(),
      buildCommand: z.string(),
      functions: z.record(z.string(), z.strictObject({ maxDuration: z.number().max(300) })),
      // Once a day: a plan that costs nothing deploys no other schedule.
      crons: z.array(z.strictObject({ path: z.string(), schedule: z.string().regex(/^\d+ \d+ \* \* \*$/) })),
    })
    .parse(JSON.parse(text('vercel.json')));
  for (const cron of vercel.crons) expect(text(`app${cron.path}/route.ts`)).toContain('GET');
  for (const pattern of Object.keys(vercel.functions)) expect(globSync(pattern)).not.toEqual([]);
  expect(existsSync(vercel.installCommand.split(' ')[1] ?? '')).toBe(true);
  expect(scripts).toHaveProperty(vercel.buildCommand.replace('npm run ', ''));
});

it('the systemd unit starts the standalone copy as another user, who can write to its state only', () => {
  const unit = text('scripts/serve/site.service');
  for (const section of ['Unit', 'Service', 'Install']) expect(unit).toContain(`[${section}]\n`);
  expect(unit).toContain(`/${standaloneServer}\n`);
  expect(unit).toMatch(/^User=www-data$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  const temp = tempDir('unit');
  const file = path.join(temp.path, 'site.service');
  // The server's own Node is not on this machine.
  writeFileSync(file, unit.replace('/opt/node/bin/node', process.execPath));
  const verify = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  temp.remove();
  if (verify.error) console.info('systemd-analyze is not here, so the unit is not verified.');
  else expect(verify.stderr).not.toContain('site.service');
});
