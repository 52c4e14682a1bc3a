import { SendError } from '@/lib/browser/http/send';
import { requestPersonalization } from '@/lib/smart-personalization/request-personalization';
import { startApi } from '@/tests/support/render-api';
import { sampleAnswers, samplePersonalization } from '@/tests/support/sample-personalization';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);

it('a result is what the server answers', async () => {
  const arrives = api.nextCall();
  const asked = requestPersonalization(sampleAnswers, 'en-AU');
  (await arrives).answer(200, { success: true, ...samplePersonalization() });
  await expect(asked).resolves.toMatchObject({ personalizationScore: 90 });
});

it('an answer that is not ok throws "Personalization failed", with what the server said [PERS-11]', async () => {
  const arrives = api.nextCall();
  const asked = requestPersonalization(sampleAnswers, 'en-AU').catch((error: Error) => error);
  (await arrives).answer(500, { success: false, code: 'internal', message: 'Something broke.' });
  const error = await asked;
  expect(error).toMatchObject({ message: 'Personalization failed', cause: expect.any(SendError) });
  expect(error).toMatchObject({ cause: { visitorMessage: 'Something broke.' } });
});
