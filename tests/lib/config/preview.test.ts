import { tmpdir } from 'node:os';
import { env } from '@/lib/config/env';
import { describePreview } from '@/lib/config/preview';
import { readEnv } from '@/lib/config/read-env';
import { startNotes } from '@/lib/config/start-notes';

const before = { ...env };
const unset = () => Object.fromEntries(Object.keys(env).map((name) => [name, undefined]));
afterEach(() => {
  Object.assign(env, unset(), before);
});

const describeWith = (settings: Record<string, string>) => {
  Object.assign(env, unset(), readEnv(settings));
  return describePreview();
};
const secret = 'x'.repeat(32);
const postgres = { DATABASE_URL: 'postgres://u:p@localhost/site', SESSION_SECRET: secret };

describe('a preview', () => {
  it('is not what the real site is', () => {
    expect(describeWith({ GIT_BRANCH: 'main', GIT_COMMIT: '468739e' })).toBeUndefined();
    expect(startNotes().join('\n')).not.toContain('preview');
  });

  it.each([
    [{ SITE_ENV: 'preview', GIT_BRANCH: 'prices', GIT_COMMIT: '468739e0c1d2' }],
    [{ VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: 'prices', VERCEL_GIT_COMMIT_SHA: '468739e0c1d2' }],
    [{ SITE_ENV: 'preview', RENDER_GIT_BRANCH: 'prices', RENDER_GIT_COMMIT: '468739e0c1d2' }],
  ])('is named after its branch and commit: %j', (settings) => {
    expect(describeWith(settings)).toMatchObject({ branch: 'prices', commit: '468739e', isTemporary: true });
    expect(startNotes()[0]).toContain('this is a preview: mail is captured');
  });

  it('is temporary without a database beside its files, unless it says otherwise', () => {
    const preview = { SITE_ENV: 'preview' };
    expect(describeWith({ ...preview, ...postgres })?.isTemporary).toBe(false);
    expect(describeWith({ ...preview, PREVIEW_STORE: 'lasting' })?.isTemporary).toBe(false);
    expect(describeWith({ ...preview, ...postgres, PREVIEW_STORE: 'temporary' })?.isTemporary).toBe(true);
  });

  it('is scattered where each function has files of its own, and no database', () => {
    const vercel = { VERCEL_ENV: 'preview' };
    expect(describeWith(vercel)?.isScattered).toBe(true);
    expect(describeWith({ ...vercel, ...postgres })?.isScattered).toBe(false);
    expect(describeWith({ SITE_ENV: 'preview' })?.isScattered).toBe(false);
  });

  it('has the address that its host gave it, unless it has one of its own', () => {
    const vercel = { VERCEL_ENV: 'preview', VERCEL_URL: 'site-abc.vercel.app' };
    expect(readEnv(vercel).SITE_URL).toBe('https://site-abc.vercel.app');
    expect(readEnv({ ...vercel, VERCEL_BRANCH_URL: 'site-git-prices.vercel.app' }).pagesOrigin).toBe(
      'https://site-git-prices.vercel.app',
    );
    const render = { RENDER_EXTERNAL_URL: 'https://site-pr-7.onrender.com' };
    expect(readEnv({ ...render, SITE_ENV: 'preview' }).SITE_URL).toBe('https://site-pr-7.onrender.com');
    expect(readEnv({ ...vercel, SITE_URL: 'https://preview.example.com' }).SITE_URL).toBe(
      'https://preview.example.com',
    );
    expect(readEnv(render).pagesOrigin).toBe('http://localhost:3000');
  });

  it('keeps its data where a function may write', () => {
    expect(readEnv({ VERCEL_ENV: 'preview' }).DATA_DIR).toBe(`${tmpdir()}/site-data`);
    expect(readEnv({ VERCEL_ENV: 'preview', DATA_DIR: '/mnt/data' }).DATA_DIR).toBe('/mnt/data');
    expect(readEnv({ SITE_ENV: 'preview', DATA_DIR: '' }).DATA_DIR).toBe('.data');
  });
});
