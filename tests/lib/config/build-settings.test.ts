import { readFileSync } from 'node:fs';
import { joinBuiltSettings } from '@/lib/config/built-settings';
import { isPartOfBuild } from '@/lib/config/is-part-of-build';
import { buildSettings } from '@/lib/config/read-env';
import { listImports, type SourceFile, sourceFiles } from '@/tests/support/source-files';

/** Reachable from prerendered pages, but not used by them; two under other names; of a preview's, only whether it is set. */
const notPrinted = [
  'OUTBOUND_ALLOW',
  'PRINTED_PHONE',
  'PRINTED_ERROR_WORDS',
  'BUILT_SETTINGS',
  'DATABASE_URL',
  'LOG_LEVEL',
  'NEXT_RUNTIME',
  'NODE_ENV',
];
/** Set by the platform on which they mean something. */
const isOfPlatform = (name: string) => /^(VERCEL|RENDER)_/.test(name);
const settable = buildSettings.filter((name) => !isOfPlatform(name));

const read = (name: string) => readFileSync(name, 'utf8');

/** Names of the settings in code that prerendered pages, feeds and pictures import. */
function settingsOfPages(): string[] {
  const code = sourceFiles(['app', 'components', 'lib'], /\.tsx?$/);
  const byPath = new Map(code.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const waiting = code.filter(({ path }) =>
    /^app\/(?!api\/)(?!staff\/)(?!.*\/reports\/\[token\])/.test(path),
  );
  const seen = new Set<SourceFile>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || /^lib\/config\/(?:read-)?env\.ts$/.test(file.path)) continue;
    seen.add(file);
    const imports = listImports(file).filter(({ typeOnly }) => !typeOnly);
    waiting.push(...imports.flatMap(({ target }) => byPath.get(target) ?? []));
  }
  const named = [...seen].flatMap(({ text }) => [...text.matchAll(/\benv\.([A-Z][A-Z\d_]+)/g)]);
  const names = named.flatMap(([, name]) => name ?? []).filter((name) => !notPrinted.includes(name));
  return [...new Set(names)].sort();
}

describe('the settings that pages are made with', () => {
  it('are those that code of prerendered pages reads', () => {
    const names = settingsOfPages();
    expect(names).toContain('PAYMENT_PLAN_GOLD');
    // isPreview takes these two out of the whole environment.
    expect([...new Set([...names, 'SITE_ENV', 'VERCEL_ENV'])].sort()).toEqual([...buildSettings].sort());
  });

  it('are arguments of the image’s build', () => {
    const args = [...read('Dockerfile').matchAll(/^ARG (.+)$/gm)].flatMap(([, list = '']) => list.split(' '));
    const names = args.map((arg) => arg.replace(/=.*/, '')).filter((name) => !isOfPlatform(name));
    expect(names.sort()).toEqual([...settable].sort());
  });

  it('are handed to the image’s build by compose', () => {
    const [, block = ''] = /^ {2}args:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
    const args = [...block.matchAll(/^ {4}([A-Z_]+): \$\{\1:-.*\}$/gm)].map(([, name]) => name);
    expect(args.sort()).toEqual([...settable].sort());
  });

  it.each(settable)('%s is explained in .env.example and named in scripts/serve/README.md', (name) => {
    expect(read('.env.example')).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
    const [prefix = ''] = name.split('_');
    expect(read('scripts/serve/README.md')).toMatch(new RegExp(`\`(${name}|(${prefix}|NEXT_PUBLIC)_\\*)\``));
  });
});

describe('the settings that a build was made with', () => {
  const built = {
    SITE_URL: 'https://www.agency.test',
    BRAND_PHONE: '1300 000 001',
    PAYMENT_PLAN_GOLD: 'P-1',
  };

  it('are those of a process that has none', () => {
    expect(joinBuiltSettings(built, { SITE_URL: '', DATA_DIR: '/data' })).toEqual({
      ...built,
      DATA_DIR: '/data',
    });
  });

  it('may be given again, also as the default or with a slash', () => {
    const given = {
      SITE_URL: 'https://www.agency.test/',
      BRAND_PHONE: '1300 000 001',
      BRAND_GST: 'included',
    };
    expect(joinBuiltSettings(built, given)).toMatchObject(built);
    expect(
      joinBuiltSettings({}, { SITE_URL: 'http://localhost:8080', SITE_ENV: 'production' }),
    ).toMatchObject({
      SITE_URL: 'http://localhost:8080',
    });
  });

  it.each([
    [built, { SITE_URL: 'https://other.test' }],
    [{}, { SITE_URL: 'https://www.agency.test' }],
    [built, { BRAND_PHONE: '1300 000 002' }],
    [built, { BRAND_GST: 'added' }],
    [built, { PAYMENT_PLAN_GOLD: 'P-2' }],
    [built, { PAYMENT_PLAN_ULTRA: 'P-2' }],
    [built, { NEXT_PUBLIC_GA_ID: 'G-ABC123DEF4' }],
    [built, { SITE_ENV: 'preview' }],
  ])('can’t be changed afterwards: %j and then %j', (before, given) => {
    const [name = '', value = ''] = Object.entries(given)[0] ?? [];
    const join = () => joinBuiltSettings(before, given);
    expect(join).toThrow(
      `${name} is part of the built pages, which were made with another value: unset it here, or build again`,
    );
    expect(join).toThrow('npm run build');
    expect(join).not.toThrow(value);
  });

  it('are all that pages print, but for the commit of a preview', () => {
    const rest = buildSettings.filter((name) => !isPartOfBuild(name) && !isOfPlatform(name));
    expect(rest).toEqual(['GIT_BRANCH', 'GIT_COMMIT', 'PREVIEW_STORE']);
  });
});
