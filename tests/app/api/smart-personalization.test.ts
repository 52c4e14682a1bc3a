import '@/tests/support/route-environment';
import { POST } from '@/app/api/smart-personalization/route';
import { localeCodes } from '@/lib/i18n/locales';
import type { PersonalizationResult } from '@/lib/personalization/result';
import { postJson } from '@/tests/support/route-audit';
import { expectFailure } from '@/tests/support/route-failure';
import { consent, postEvent, use, withTrackingDatabase } from '@/tests/support/route-tracking';
import { sampleAnswers } from '@/tests/support/sample-personalization';

withTrackingDatabase();

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
