import { readFileSync } from 'node:fs';
import { describeMisspelt, findMisspelt } from '@/lib/config/misspelt-settings';

const describeAll = (source: Record<string, string>) => findMisspelt(source).map(describeMisspelt);

describe('a variable that looks like a setting and is none', () => {
  it.each([
    ['STAFF_EMAIL', 'STAFF_EMAILS'],
    ['SITEURL', 'SITE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['RESEND_APIKEY', 'RESEND_API_KEY'],
    ['LEAD_TO', 'LEADS_TO'],
    ['BRAND_FONE', 'BRAND_PHONE'],
    ['TRUSTED_PROXY', undefined],
  ])('%s is named with %s', (name, meant) => {
    expect(describeAll({ [name]: 'x' })).toEqual(
      meant ? [`${name} is no setting: did you mean ${meant}?`] : [],
    );
  });

  it('is named if only its beginning is ours', () => {
    expect(describeAll({ BRAND_SLOGAN: 'x' })).toEqual([
      'BRAND_SLOGAN is no setting, and nothing reads it; .env.example lists them.',
    ]);
  });

  it('is nobody else’s, blank or a setting', () => {
    const others = [
      'PATH',
      'HOME',
      'NODE_OPTIONS',
      'XAI_API_KEY',
      'OPENAI_API_KEY',
      'SESSION_MANAGER',
      'PGHOST',
    ];
    expect(
      describeAll({ ...Object.fromEntries(others.map((name) => [name, 'x'])), STAFF_EMAIL: '' }),
    ).toEqual([]);
    const own = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)];
    expect(describeAll(Object.fromEntries(own.map(([, name]) => [name, 'x'])))).toEqual([]);
  });
});
