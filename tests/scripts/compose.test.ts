import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inContainer } from '@/scripts/serve/front/prepare-front';

const dependency = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy']),
  restart: z.boolean().optional(),
});
/** The part of https://github.com/compose-spec/compose-spec/blob/main/spec.md that the file uses; anything else is a slip. */
const service = z.strictObject({
  image: z.string().optional(),
  build: z
    .strictObject({ context: z.string(), target: z.string(), args: z.record(z.string(), z.string()) })
    .optional(),
  ports: z.array(z.string()).optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  volumes: z.array(z.string().regex(/^\w+:\//)).optional(),
  depends_on: z.record(z.string(), dependency).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
  restart: z.literal('unless-stopped'),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  pids_limit: z.number().optional(),
  networks: z.array(z.string()).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
});
const schema = z.strictObject({
  'x-build': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean() }).nullable()),
});

const text = readFileSync('compose.yaml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const { services, volumes, networks } = schema.parse(parse(text, { merge: true }));
const named = Object.entries(services);

describe('compose.yaml', () => {
  it('runs a front, two instances of the site, a browser and PostgreSQL', () => {
    expect(Object.keys(services)).toEqual(['front', 'site-1', 'site-2', 'browser', 'postgres']);
    const [first, second] = [services['site-1'], services['site-2']];
    const CHROMIUM_PROXY_HOST = 'site-2';
    expect(second).toEqual({ ...first, environment: { ...first?.environment, CHROMIUM_PROXY_HOST } });
  });

  it('passes the build only settings that the Dockerfile takes', () => {
    const taken = [...dockerfile.matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => name.split('=')[0]),
    );
    expect(taken).toEqual(expect.arrayContaining(Object.keys(services['site-1']?.build?.args ?? {})));
  });

  it('lets the site write to its volume only', () => {
    expect(services['site-1']).toMatchObject({ read_only: true, volumes: ['data:/data'] });
  });

  it('gives the browser no way out but the proxies of the instances, which know their own names', () => {
    expect(services.browser?.networks).toEqual(['rendering']);
    expect(networks.rendering).toEqual({ internal: true });
    for (const name of ['site-1', 'site-2'] as const) {
      expect(services[name]?.networks).toContain('rendering');
      expect(services[name]?.environment?.CHROMIUM_PROXY_HOST).toBe(name);
    }
  });

  it('names only stages of the Dockerfile, services and volumes that there are', () => {
    const stages = [...dockerfile.matchAll(/^FROM .+ AS (\w+)$/gm)].map(([, stage]) => stage);
    for (const [, { build, depends_on = {}, volumes: used = [] }] of named) {
      if (build) expect(stages).toContain(build.target);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      expect(Object.keys(volumes)).toEqual(
        expect.arrayContaining(used.map((volume) => volume.split(':')[0])),
      );
    }
  });

  it('waits only for the health of services that tell it', () => {
    for (const [, { depends_on = {} }] of named) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        if (condition !== 'service_healthy') continue;
        const tells = services[name]?.healthcheck ?? (services[name]?.build?.target === 'site' && dockerfile);
        expect(tells).toBeTruthy();
      }
    }
    expect(/^HEALTHCHECK/m.test(dockerfile.slice(dockerfile.indexOf('AS site\n')))).toBe(true);
  });

  it('lets visitors reach the front only, which knows both instances by name and port', () => {
    expect(named.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['front']);
    expect(services.front?.ports?.[0]?.endsWith(`:${inContainer.listen}`)).toBe(true);
    expect(inContainer.sites).toEqual(['site-1:3000', 'site-2:3000']);
    expect(services['site-1']?.environment?.PORT).toBe(3000);
  });

  it('gives both instances one database and the front’s word on who the visitor is', () => {
    expect(services['site-1']?.environment).toMatchObject({ TRUSTED_PROXIES: 1, DATA_DIR: '/data' });
    expect(services['site-1']?.environment?.DATABASE_URL).toContain('@postgres:5432/site');
  });

  it('starts with no password that somebody else could know', () => {
    expect(text.match(/POSTGRES_PASSWORD:\?/g)).toHaveLength(2);
    expect(text).not.toMatch(/POSTGRES_PASSWORD:-/);
  });

  it('stops an instance only after the slowest request, which is cut off after 30 seconds', () => {
    expect(Number.parseInt(services['site-1']?.stop_grace_period ?? '0', 10)).toBeGreaterThan(30);
  });
});
