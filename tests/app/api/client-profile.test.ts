import '@/tests/support/route-environment';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { database } from '@/lib/db/database';
import { expectFailure } from '@/tests/support/route-failure';
import { profile, Visitor, withProfileDatabase } from '@/tests/support/route-profile';

withProfileDatabase();

const stored = () => database().selectFrom('client_profiles').selectAll().execute();

describe('GET /api/client-profile', () => {
  it('answers the saved profile as data [API-40]', async () => {
    const visitor = new Visitor();
    await visitor.save();
    const { status, body } = await visitor.show();
    expect(status).toBe(200);
    expect(body).toEqual({ data: profile });
  });

  it('answers 404 without a profile, and sets no cookie [API-41]', async () => {
    const answer = await new Visitor().show();
    expectFailure(answer, { status: 404, code: 'not_found' });
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it('answers null to a page that only wants to know whether there is one', async () => {
    const visitor = new Visitor();
    expect(await visitor.show('?optional=true')).toMatchObject({ status: 200, body: { data: null } });
    await visitor.save();
    expect((await visitor.show('?optional=true')).body).toEqual({ data: profile });
  });

  it('keeps visitors apart', async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    await one.save();
    await other.save({ ...profile, businessName: 'Hot Water Southport' });
    expect((await one.show()).body).toMatchObject({ data: { businessName: profile.businessName } });
    expect((await other.show()).body).toMatchObject({ data: { businessName: 'Hot Water Southport' } });
  });
});

describe('PUT /api/client-profile', () => {
  it('saves the profile against an anonymous, signed, httpOnly cookie [API-42]', async () => {
    const answer = await new Visitor().save();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, data: profile });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^client_profile=[\w-]{22}\.[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api', 'Max-Age=31536000'])
      expect(cookie.split('; ')).toContain(part);
    expect(await stored()).toMatchObject([{ visitor_id: cookie.slice(15, 37) }]);
  });

  it('signs with a secret that only the server’s owner can read', async () => {
    await new Visitor().save();
    expect(statSync(join(env.DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('replaces the profile of the same visitor, and keeps who it is', async () => {
    const visitor = new Visitor();
    await visitor.save();
    const before = visitor.cookie;
    await visitor.save({ ...profile, industry: 'retail' });
    expect(visitor.cookie).toBe(before);
    expect(await stored()).toHaveLength(1);
    expect((await visitor.show()).body).toMatchObject({ data: { industry: 'retail' } });
  });

  it('saves every answer, and takes a choice that was left alone for none', async () => {
    const visitor = new Visitor();
    const more = {
      currentWebsite: 'ferryroadautos.example',
      budget: '5k-15k',
      timeline: 'flexible',
      previousServices: 'A website\nfrom 2014',
      painPoints: 'شماره دیده نمی‌شود',
    };
    await visitor.save({ ...profile, ...more, preferredContactMethod: '' });
    expect((await visitor.show()).body).toEqual({ data: { ...profile, ...more } });
  });

  it.each([
    ['forged', (cookie: string) => cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))],
    ['of somebody else’s making', () => `client_profile=${'A'.repeat(22)}.${'B'.repeat(43)}`],
    ['cut off', (cookie: string) => cookie.slice(0, 30)],
  ])('a cookie that is %s counts as none', async (_, change) => {
    const owner = new Visitor();
    await owner.save();
    const stranger = new Visitor(change(owner.cookie ?? ''));
    expect((await stranger.show()).status).toBe(404);
    await stranger.save({ ...profile, businessName: 'Not Ferry Road' });
    expect((await owner.show()).body).toEqual({ data: profile });
    expect(stranger.cookie).not.toBe(owner.cookie);
  });

  it.each([
    ['a business without a name', { ...profile, businessName: ' ' }, { businessName: [expect.any(String)] }],
    ['an industry we don’t know', { ...profile, industry: 'pets' }, { industry: [expect.any(String)] }],
    ['no size', { ...profile, businessSize: undefined }, { businessSize: [expect.any(String)] }],
    ['no goal', { ...profile, primaryGoals: [] }, { primaryGoals: ['Please fill in this field.'] }],
    ['too long a story', { ...profile, painPoints: 'x'.repeat(2001) }, { painPoints: [expect.any(String)] }],
  ])('refuses %s with the field', async (_, sent, fieldErrors) => {
    const answer = await new Visitor().save(sent);
    expectFailure(answer, { status: 422, code: 'validation_failed', fieldErrors });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['cross_site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['unsupported_type', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ] as const)('refuses with %s, and saves nothing', async (code, status, headers) => {
    expectFailure(await new Visitor().save(profile, headers), { status, code });
    expect(await stored()).toEqual([]);
  });
});

describe('DELETE /api/client-profile', () => {
  it('forgets the profile, its recommendations and the cookie', async () => {
    const visitor = new Visitor();
    await visitor.save();
    await visitor.generate();
    const answer = await visitor.remove();
    expect(answer.body).toEqual({ success: true });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^client_profile=; Max-Age=0; Path=\/api;/);
    expect(await stored()).toEqual([]);
    expect(await database().selectFrom('recommendations').selectAll().execute()).toEqual([]);
  });

  it('has nothing to do for who has no profile', async () => {
    expect((await new Visitor().remove()).status).toBe(200);
  });
});
