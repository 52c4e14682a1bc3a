import '@/tests/support/route-environment';
import { advicePriorities, adviceTypes, type PresentedAdvice } from '@/lib/advisor/advice';
import { closeDatabase, database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import type { RecommendationSet } from '@/lib/recommendations/recommendation-set';
import { expectFailure } from '@/tests/support/route-failure';
import { profile, Visitor, withProfileDatabase } from '@/tests/support/route-profile';
import type { Answer } from '@/tests/support/route-server';

withProfileDatabase();

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
    while (statuses.length < 20 && !statuses.includes(429)) statuses.push((await visitor.generate()).status);
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
