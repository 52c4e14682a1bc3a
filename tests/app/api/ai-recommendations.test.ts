import '@/tests/support/route-environment';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { advicePriorities, adviceTypes, type PresentedAdvice } from '@/lib/advisor/advice';
import type { RecommendationSet } from '@/lib/ai-recommendations/recommendation-set';
import { describeAttachment } from '@/lib/attachments/describe-attachment';
import { readResult } from '@/lib/attachments/read-result';
import { env } from '@/lib/config/env';
import { closeDatabase, database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import { readLinkToken } from '@/lib/site/attachment-path';
import { expectFailure } from '@/tests/support/route-failure';
import { profile, Visitor, withProfileDatabase } from '@/tests/support/route-profile';
import type { Answer } from '@/tests/support/route-server';

withProfileDatabase();

describe('a profile', () => {
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
      [
        'a business without a name',
        { ...profile, businessName: ' ' },
        { businessName: [expect.any(String)] },
      ],
      ['an industry we don’t know', { ...profile, industry: 'pets' }, { industry: [expect.any(String)] }],
      ['no size', { ...profile, businessSize: undefined }, { businessSize: [expect.any(String)] }],
      ['no goal', { ...profile, primaryGoals: [] }, { primaryGoals: ['Please fill in this field.'] }],
      [
        'too long a story',
        { ...profile, painPoints: 'x'.repeat(2001) },
        { painPoints: [expect.any(String)] },
      ],
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
});

describe('recommendations of a profile', () => {
  const setOf = ({ body }: Answer): RecommendationSet => Object(body);

  const ids = (answer: Answer) => setOf(answer).recommendations.map(({ id }) => id);

  async function visitorWithProfile(sent: object = profile): Promise<Visitor> {
    const visitor = new Visitor();
    await visitor.save(sent);
    return visitor;
  }

  describe('POST /api/ai-recommendations/generate', () => {
    it('answers, without a payload, the recommendations it generated [API-44]', async () => {
      const visitor = await visitorWithProfile();
      const answer = await visitor.generate();
      expect(answer.status).toBe(200);
      const { recommendations, engine, generatedAt } = setOf(answer);
      expect(recommendations.length).toBeGreaterThanOrEqual(3);
      expect(engine).toBe('rules');
      expect(Date.now() - Date.parse(generatedAt)).toBeLessThan(60_000);
    });

    it('gives each confidence, type and priority within their bounds [API-46]', async () => {
      const { recommendations } = setOf(await (await visitorWithProfile()).generate());
      for (const { confidence, type, priority } of recommendations) {
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
        expect(adviceTypes).toContain(type);
        expect(advicePriorities).toContain(priority);
      }
    });

    it('gives words, services and a price to each', async () => {
      const { recommendations } = setOf(await (await visitorWithProfile()).generate());
      const texts: (keyof PresentedAdvice)[] = ['id', 'title', 'description', 'reasoning', 'expectedOutcome'];
      for (const advice of recommendations) {
        for (const text of texts) expect(advice[text]).toMatch(/\S/);
        expect(advice.suggestedServices).toHaveLength(advice.serviceIds.length);
        expect(advice.estimatedValue).toBeGreaterThanOrEqual(0);
        expect(JSON.stringify(advice)).not.toMatch(/NaN|undefined|\{\w+\}/);
      }
    });

    it('answers 409 without a profile, and stores nothing [API-45]', async () => {
      expectFailure(await new Visitor().generate(), { status: 409, code: 'profile_required' });
      expect(await database().selectFrom('recommendations').selectAll().execute()).toEqual([]);
    });

    it('keeps the visitor known for another year, as it keeps the profile', async () => {
      const visitor = await visitorWithProfile();
      const before = visitor.cookie;
      const [cookie = ''] = (await visitor.generate()).headers.getSetCookie();
      expect(cookie).toContain('Max-Age=31536000');
      expect(before).toBeDefined();
      expect(visitor.cookie).toBe(before);
    });

    it('says which complaints it understood, and goes by those that the owner confirms', async () => {
      const painPoints = 'We miss half the calls while we are under a car';
      const visitor = await visitorWithProfile({ ...profile, painPoints });
      const read = await visitor.generate();
      expect(setOf(read).understood[0]).toBe('calls-missed');
      expect(ids(read)[0]).toBe('answer-fast');
      await visitor.save({ ...profile, painPoints, complaints: ['fake-reviews'] });
      const confirmed = await visitor.generate();
      expect(setOf(confirmed).understood).toEqual(['fake-reviews']);
      expect(ids(confirmed)[0]).toBe('report-fake-reviews');
      await visitor.save({ ...profile, painPoints, complaints: ['none'] });
      expect(ids(await visitor.generate())[0]).toBe('talk-first');
    });

    it('follows the profile: another business gets other advice', async () => {
      const workshop = await (await visitorWithProfile()).generate();
      const shop = await (
        await visitorWithProfile({
          businessName: 'Paper Pelican',
          industry: 'retail',
          businessSize: 'startup',
          primaryGoals: ['e_commerce_development'],
          currentWebsite: '',
          budget: 'under-5k',
        })
      ).generate();
      expect(ids(shop)).not.toEqual(ids(workshop));
    });

    it('refuses what comes from another website', async () => {
      const visitor = await visitorWithProfile();
      expectFailure(await visitor.generate({ 'sec-fetch-site': 'cross-site' }), {
        status: 403,
        code: 'cross_site',
      });
    });

    it('stops a flood with the time to wait, because a model costs money', async () => {
      const visitor = await visitorWithProfile();
      const statuses: number[] = [];
      while (statuses.length < 20 && !statuses.includes(429))
        statuses.push((await visitor.generate()).status);
      const last = await visitor.generate();
      expectFailure(last, { status: 429, code: 'rate_limited' });
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await visitor.list()).status).toBe(200);
    });
  });

  describe('GET /api/ai-recommendations', () => {
    it('answers the list of the current profile [API-43]', async () => {
      const [visitor, other] = [await visitorWithProfile(), await visitorWithProfile()];
      const generated = await visitor.generate();
      expect((await visitor.list()).body).toEqual(generated.body);
      expect((await other.list()).body).toEqual({ recommendations: [] });
    });

    it('answers an empty list without a profile', async () => {
      expect((await new Visitor().list()).body).toEqual({ recommendations: [] });
    });

    it('holds the newest set only', async () => {
      const visitor = await visitorWithProfile();
      await visitor.generate();
      await visitor.save({ ...profile, industry: 'restaurant', primaryGoals: ['brand_awareness'] });
      const second = await visitor.generate();
      expect((await visitor.list()).body).toEqual(second.body);
      expect(await database().selectFrom('recommendations').selectAll().execute()).toHaveLength(1);
    });

    it('survives a restart', async () => {
      const visitor = await visitorWithProfile();
      const generated = await visitor.generate();
      await closeDatabase();
      expect((await visitor.list()).body).toEqual(generated.body);
    });

    it('presents the rules’ advice in the reader’s language, in the same order', async () => {
      const visitor = await visitorWithProfile();
      const generated = await visitor.generate();
      const persian = await visitor.list('fa');
      expect(ids(persian)).toEqual(ids(generated));
      expect(setOf(persian).recommendations[0]?.suggestedServices).not.toEqual(
        setOf(generated).recommendations[0]?.suggestedServices,
      );
    });

    it('counts a set that it can’t read any more as none', async () => {
      const logged = jest.spyOn(log, 'error').mockImplementation();
      const visitor = await visitorWithProfile();
      await visitor.generate();
      await database().updateTable('recommendations').set({ advice: '{"engine":"oracle"}' }).execute();
      expect((await visitor.list()).body).toEqual({ recommendations: [] });
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    });
  });
});

describe('recommendations under their link', () => {
  const setOf = ({ body }: Answer): RecommendationSet => Object(body);

  const tokenOf = (answer: Answer) => readLinkToken(setOf(answer).reportUrl) ?? '';

  async function advised(): Promise<{ visitor: Visitor; answer: Answer; token: string }> {
    const visitor = new Visitor();
    await visitor.save(profile);
    const answer = await visitor.generate();
    return { visitor, answer, token: tokenOf(answer) };
  }

  it('are what was generated, in the reader’s language, without the rest of the profile', async () => {
    const { answer, token } = await advised();
    const url = `https://cornerpiece.example/reports/${token}`;
    const kept = await readResult(token, 'en');
    expect(kept).toMatchObject({
      kind: 'advice',
      result: { businessName: 'Ferry Road Autos', set: { ...setOf(answer), reportUrl: url } },
      url,
    });
    expect(JSON.stringify(kept)).not.toContain('generate_more_leads');
    const persian = await readResult(token, 'fa');
    expect(persian?.url).toBe(`https://cornerpiece.example/fa/reports/${token}`);
  });

  it('are renewed there by the next generation: a link that was handed on shows the newest', async () => {
    const { visitor, token } = await advised();
    await visitor.save({ ...profile, industry: 'restaurant', primaryGoals: ['brand_awareness'] });
    const second = await visitor.generate();
    expect(tokenOf(second)).toBe(token);
    expect(await readResult(token, 'en')).toMatchObject({ result: { set: setOf(second) } });
    expect(
      await database().selectFrom('results').select('token').where('token', '=', token).execute(),
    ).toHaveLength(1);
  });

  it('go with the profile', async () => {
    const { visitor, token } = await advised();
    const other = await advised();
    await visitor.remove();
    expect(await readResult(token, 'en')).toBeNull();
    expect(await readResult(other.token, 'en')).not.toBeNull();
  });

  it('are offered without a link once that has run out', async () => {
    const { visitor, token } = await advised();
    await database().updateTable('results').set({ expires_at: 1 }).where('token', '=', token).execute();
    const { recommendations, reportUrl } = setOf(await visitor.list());
    expect(recommendations.length).toBeGreaterThan(0);
    expect(reportUrl).toBeNull();
  });

  it('travel as their first titles', async () => {
    const { answer, token } = await advised();
    expect(await describeAttachment(token, 'en')).toEqual({
      kind: 'advice',
      title: 'Recommendations for Ferry Road Autos',
      lines: setOf(answer)
        .recommendations.slice(0, 3)
        .map(({ title }) => title),
      url: setOf(answer).reportUrl,
    });
  });
});
