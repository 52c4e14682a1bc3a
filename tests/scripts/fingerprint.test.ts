import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSettings, readEnv } from '@/lib/config/read-env';
import { fingerprint } from '@/scripts/build/fingerprint';

const origin = 'http://localhost:3000';
let root: string;

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  write('app/page.tsx', 'a');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the fingerprint of a build', () => {
  it('stays when sources are touched, and when tests and unrelated settings change', () => {
    const before = fingerprint(root, {}, origin);
    write('app/page.tsx', 'a');
    write('tests/a.test.ts', 'b');
    write('messages/source-hashes/home.tsv', 'c');
    expect(fingerprint(root, { RESEND_API_KEY: 'x', BRAND_NAME: '' }, origin)).toBe(before);
  });

  it.each([
    'app/page.tsx',
    'messages/fa/home.json',
    'public/new.svg',
    'next.config.mjs',
    'package-lock.json',
    ...globSync('scripts/build/*'),
  ])('changes with %s', (name) => {
    const before = fingerprint(root, {}, origin);
    write(name, 'changed');
    expect(fingerprint(root, {}, origin)).not.toBe(before);
  });

  it('changes with the public address, the brand and public settings', () => {
    const prints = [
      fingerprint(root, {}, origin),
      fingerprint(root, {}, 'https://www.example.com'),
      fingerprint(root, { BRAND_NAME: 'Other' }, origin),
      fingerprint(root, { NEXT_PUBLIC_GA_ID: 'G-1' }, origin),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it.each(buildSettings.filter((name) => name !== 'SITE_URL'))('changes with %s', (name) => {
    expect(fingerprint(root, { [name]: 'x' }, origin)).not.toBe(fingerprint(root, {}, origin));
  });

  it('changes where a platform brings an adapter, and with the steps that pages take', () => {
    const before = fingerprint(root, {}, origin);
    expect(fingerprint(root, { NEXT_ADAPTER_PATH: 'x' }, origin)).not.toBe(before);
    expect(fingerprint(root, { PAGE_STEPS: 'off' }, origin)).not.toBe(before);
  });

  it('is the same for every port of a site without SITE_URL', () => {
    const onPort = (PORT: string) => fingerprint(root, { PORT }, readEnv({ PORT }).pagesOrigin);
    expect(onPort('3001')).toBe(onPort('3000'));
  });

  it('changes when a file moves', () => {
    const before = fingerprint(root, {}, origin);
    rmSync(path.join(root, 'app/page.tsx'));
    write('app/moved.tsx', 'a');
    expect(fingerprint(root, {}, origin)).not.toBe(before);
  });
});
