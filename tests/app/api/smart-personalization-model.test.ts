import '@/tests/support/route-environment';
import { honestAnswer } from '@/tests/lib/advisor/sample-answer';
import { startFakeOpenAi } from '@/tests/support/fake-openai';
import { postJson } from '@/tests/support/route-audit';
import { sampleAnswers } from '@/tests/support/sample-personalization';
import { eachTest } from '@/tests/support/started';

const model = eachTest(() => startFakeOpenAi(JSON.stringify(honestAnswer)));
afterEach(() => {
  jest.restoreAllMocks();
});

/** With a configured model; settings are read when modules are loaded. */
async function ask() {
  Object.assign(process.env, {
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: model.apiKey,
    AI_MODEL: 'some-model',
  });
  jest.resetModules();
  const { log } = await import('@/lib/log/log');
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { POST } = await import('@/app/api/smart-personalization/route');
  return postJson(POST, '/api/smart-personalization', sampleAnswers);
}

it('a configured language model writes the recommendations, and the plan says so [API-39]', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    engine: 'model',
    recommendedServices: expect.arrayContaining([
      expect.objectContaining({ id: 'website-design', title: 'Website design', estimatedValue: 495 }),
    ]),
    contentPersonalization: { callToActionText: 'Start within three months: get a quote' },
  });
  expect(model.asked).toHaveLength(1);
});

it('a model that talks nonsense leaves the plan to the rules [API-39]', async () => {
  model.says = 'Buy now!';
  expect((await ask()).body).toMatchObject({ engine: 'rules' });
});
