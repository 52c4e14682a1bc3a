import '@/tests/support/route-environment';
import { POST } from '@/app/api/smart-personalization/route';
import { describeAttachment } from '@/lib/attachments/describe-attachment';
import { readResult } from '@/lib/attachments/read-result';
import { database } from '@/lib/db/database';
import { localeCodes } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { readLinkToken } from '@/lib/site/attachment-path';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import { postJson } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';
import { consent, postEvent, use, withTrackingDatabase } from '@/tests/support/route-tracking';
import { sampleAnswers } from '@/tests/support/sample-personalization';

withTrackingDatabase();

describe('a plan', () => {
  const path = '/api/smart-personalization';

  let clients = 0;

  function ask(body: object, headers: Record<string, string> = {}) {
    clients += 1;
    return postJson(POST, path, body, { headers, clientAddress: `10.1.0.${clients}` });
  }

  async function resultOf(body: object, headers: Record<string, string> = {}) {
    const { status, text } = await ask(body, headers);
    expect(status).toBe(200);
    const result: PersonalizationResult = JSON.parse(text);
    return result;
  }

  const sessionId = use.sessionId;

  const least = { businessName: 'Ferry Road Autos', location: 'Southport' };

  /** What the page records of a visit. */
  async function recordVisit() {
    const events = [
      { eventType: 'page_view' },
      { eventType: 'button_click' },
      { eventType: 'form_interaction', interactionData: { ...use.interactionData, action: 'submit' } },
    ];
    for (const event of events) {
      const body = JSON.stringify({ ...use, timeSpent: 70, ...event });
      await postEvent('/api/personalization/track-behavior', { headers: consent, body });
    }
  }

  describe('POST /api/smart-personalization', () => {
    it('answers a plan for seven answers [API-32, API-33]', async () => {
      expect(await resultOf(sampleAnswers)).toMatchObject({
        success: true,
        businessName: 'Ferry Road Autos',
        industry: 'automotive',
        location: 'Southport',
        personalizationScore: 80,
        behaviorAnalytics: expect.any(Object),
        preferences: expect.any(Object),
        recommendedServices: expect.any(Array),
        contentPersonalization: expect.any(Object),
        interactionHistory: [],
      });
    });

    it('goes by what bothers the owner most', async () => {
      const painPoints = 'Customers fill the basket and leave when they see the postage';
      const { recommendedServices } = await resultOf({ ...sampleAnswers, industry: 'retail', painPoints });
      expect(recommendedServices[0]).toMatchObject({ id: 'e-commerce-solutions' });
      expect(recommendedServices[0]?.personalizedReason).toContain(painPoints);
    });

    it.each(['businessName', 'location'])('refuses an empty %s, and says where [API-32]', async (field) => {
      for (const value of ['', '   ', undefined]) {
        const answer = await ask({ ...sampleAnswers, [field]: value });
        expectFailure(answer, {
          status: 422,
          code: 'validation_failed',
          fieldErrors: { [field]: ['Please fill in this field.'] },
        });
      }
    });

    it('refuses a choice that is none of ours', async () => {
      const answer = await ask({ ...sampleAnswers, budget: 'a lot' });
      expectFailure(answer, {
        status: 422,
        code: 'validation_failed',
        fieldErrors: { budget: ['Please choose one of the options in the list.'] },
      });
    });

    it('says of what it does not know that it does not know it [API-34]', async () => {
      const { behaviorAnalytics, preferences } = await resultOf(least);
      expect(behaviorAnalytics).toMatchObject({
        engagementLevel: null,
        conversionProbability: null,
        optimalContactTime: null,
        preferredContentLength: null,
        interestAreas: [],
      });
      expect(preferences).toMatchObject({ budgetRange: null, timeframe: null, contentTypes: [] });
      const said = [...Object.values(behaviorAnalytics.basis), ...Object.values(preferences.basis)];
      expect(said.every((basis) => basis.length > 10)).toBe(true);
    });

    it('says that the score measures the answers, and not the business', async () => {
      const { scoreExplanation } = await resultOf(sampleAnswers);
      expect(scoreExplanation).toContain('This counts how much you told us, not how good your business is.');
    });

    it('returns preferences with the basis of each [API-35]', async () => {
      expect((await resultOf(sampleAnswers)).preferences).toMatchObject({
        communicationStyle: 'Plain words, one step at a time',
        preferredContactMethod: 'Phone and email',
        budgetRange: '$5,000 to $15,000',
        timeframe: 'Soon (1-3 months)',
        contentTypes: ['Service pages with prices', 'Answers to what people ask first'],
        serviceInterests: expect.arrayContaining([expect.any(String)]),
      });
    });

    it('recommends services, each once, with its reason and price [API-36]', async () => {
      const { recommendedServices } = await resultOf(sampleAnswers);
      expect(recommendedServices.length).toBeGreaterThan(0);
      for (const service of recommendedServices) {
        expect(service).toMatchObject({
          id: expect.any(String),
          title: expect.any(String),
          description: expect.any(String),
          priority: expect.stringMatching(/^(high|medium|low)$/),
          relevanceScore: expect.any(Number),
          personalizedReason: expect.any(String),
          estimatedValue: expect.any(Number),
        });
      }
      expect(new Set(recommendedServices.map(({ id }) => id)).size).toBe(recommendedServices.length);
    });

    it('fits its content to goal, place, industry and timeframe [API-37]', async () => {
      const { contentPersonalization } = await resultOf(sampleAnswers);
      expect(contentPersonalization).toMatchObject({
        heroMessage: 'Ferry Road Autos. Found in Southport, called from Southport.',
        callToActionText: 'Start within three months: get a quote',
        serviceHighlights: expect.arrayContaining([expect.any(String)]),
      });
      const [first] = contentPersonalization.caseStudyRecommendations;
      expect(first).toMatchObject({
        id: 'southport-prestige-cars',
        reason: 'Your line of work, in your suburb',
      });
    });

    it('says that the rules answered [API-39]', async () => {
      expect((await resultOf(sampleAnswers)).engine).toBe('rules');
    });

    it.each(localeCodes)('answers in %s without a gap', async (code) => {
      const answer = await resultOf(sampleAnswers, { 'accept-language': code });
      expect(JSON.stringify(answer)).not.toMatch(
        /personalization-result|MISSING_MESSAGE|NaN|undefined|\{\w+\}/,
      );
    });
  });

  describe('what was recorded of the visit', () => {
    it('is in the plan with consent, the latest first [API-34, API-38]', async () => {
      await recordVisit();
      const result = await resultOf({ ...sampleAnswers, sessionId }, consent);
      expect(result.interactionHistory.map(({ details }) => details)).toEqual(
        expect.arrayContaining(['Sent the form on /weather', 'Clicked “Search”', 'Opened /weather']),
      );
      for (const { timestamp } of result.interactionHistory) {
        expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000);
      }
      expect(result.behaviorAnalytics).toMatchObject({
        engagementLevel: 'Medium',
        conversionProbability: 40,
        preferredContentLength: 'One page with headings to skim',
      });
      expect(result.personalizationScore).toBe(95);
    });

    it.each([
      ['without consent', {}],
      ['with consent to marketing only', { cookie: 'cookie-consent=necessary.marketing' }],
    ])('is not read %s, whatever session is named', async (_, headers) => {
      await recordVisit();
      const result = await resultOf({ ...sampleAnswers, sessionId }, headers);
      expect(result.interactionHistory).toEqual([]);
      expect(result.behaviorAnalytics.engagementLevel).toBeNull();
    });

    it('is nobody else’s', async () => {
      await recordVisit();
      const result = await resultOf({ ...sampleAnswers, sessionId: 'another-session' }, consent);
      expect(result.interactionHistory).toEqual([]);
    });
  });
});

describe('a plan under its link', () => {
  async function ask(body: object, headers: Record<string, string> = {}) {
    const answer = await postJson(POST, '/api/smart-personalization', body, { headers });
    const { success: _success, ...plan }: PersonalizationResult & { success: boolean } = JSON.parse(
      answer.text,
    );
    return { plan, token: readLinkToken(plan.reportUrl) ?? '' };
  }

  it('is what the tool answered, with the answers it was made from', async () => {
    const { plan, token } = await ask(sampleAnswers);
    const url = `https://cornerpiece.example/reports/${token}`;
    expect(plan.reportUrl).toBe(url);
    expect(await readResult(token, 'en')).toEqual({
      kind: 'personalization',
      result: { answers: sampleAnswers, plan },
      url,
      expiresAt: expect.any(String),
    });
  });

  it('is in the reader’s language', async () => {
    const { token } = await ask(sampleAnswers);
    const german = await readResult(token, 'de');
    expect(german).toMatchObject({ url: `https://cornerpiece.example/de/reports/${token}` });
    expect(JSON.stringify(german)).toContain('Anfrage');
  });

  it('contains the engagement of the visit, and not its events', async () => {
    const body = JSON.stringify({ ...use, timeSpent: 70, eventType: 'button_click' });
    await postEvent('/api/personalization/track-behavior', { headers: consent, body });
    const { plan, token } = await ask({ ...sampleAnswers, sessionId: use.sessionId }, consent);
    expect(plan.interactionHistory).toHaveLength(1);
    const kept = await readResult(token, 'en');
    const { behaviorAnalytics } = plan;
    expect(kept).toMatchObject({ result: { plan: { behaviorAnalytics, interactionHistory: [] } } });
  });

  it('travels as its first steps', async () => {
    const { plan, token } = await ask(sampleAnswers);
    const steps = plan.recommendedServices.slice(0, 3).map(({ title, step }) => `${title}: ${step}`);
    expect(await describeAttachment(token, 'en')).toEqual({
      kind: 'personalization',
      title: 'Plan for Ferry Road Autos',
      lines: steps,
      url: plan.reportUrl,
    });
  });

  it('is none any more when it can’t be read', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const { token } = await ask(sampleAnswers);
    await database().updateTable('results').set({ payload: '{"answers":{}}' }).execute();
    expect(await readResult(token, 'en')).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('a plan that is refused', () => {
  const path = '/api/smart-personalization';

  it.each([
    ['cross_site', 403, sampleAnswers, { 'sec-fetch-site': 'cross-site' }],
    ['too_large', 413, { ...sampleAnswers, businessName: 'x'.repeat(65 * 1024) }, {}],
    ['unsupported_type', 415, sampleAnswers, { 'content-type': 'text/plain' }],
  ] as const)('is refused with %s', async (code, status, body, headers) => {
    const answer = await callRoute(POST, {
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      clientAddress: '10.2.0.1',
    });
    expectFailure(answer, { status, code });
  });

  it('a flood is stopped with the time to wait', async () => {
    const send = () => postJson(POST, path, sampleAnswers, { clientAddress: '10.2.0.2' });
    for (let sent = 0; sent < 10; sent += 1) expect((await send()).status).toBe(200);
    const last = await send();
    expectFailure(last, { status: 429, code: 'rate_limited' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('events that can’t be read cost no plan', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await database().schema.alterTable('behaviour_events').renameTo('away').execute();
    const answer = await postJson(
      POST,
      path,
      { ...sampleAnswers, sessionId: 'session-1234' },
      { headers: consent, clientAddress: '10.2.0.3' },
    );
    await database().schema.alterTable('away').renameTo('behaviour_events').execute();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ interactionHistory: [] });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be read'), expect.anything());
    logged.mockRestore();
  });
});
