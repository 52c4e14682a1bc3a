import { readFailure } from '@/lib/browser/http/read-failure';
import { requestGrowth } from '@/lib/business-growth/request-growth';
import { startApi } from '@/tests/support/render-api';
import { eachTest } from '@/tests/support/started';

const api = eachTest(startApi);

async function failure(answer: (call: (typeof api.calls)[number]) => void): Promise<Error> {
  const arrives = api.nextCall();
  const outcome = requestGrowth({ businessName: 'Shop' }, 'en-AU').catch((error) => error);
  answer(await arrives);
  const error = await outcome;
  if (!(error instanceof Error)) throw new Error('No error was thrown.');
  return error;
}

describe('asking for a growth analysis', () => {
  it('a not-ok answer throws "Analysis failed" and carries the sentence for the visitor [GROWTH-09]', async () => {
    const error = await failure((call) =>
      call.answer(429, { success: false, code: 'rate_limited', message: 'Please wait a minute.' }),
    );
    expect(error.message).toBe('Analysis failed');
    expect(readFailure(error)).toMatchObject({ sentence: 'Please wait a minute.', code: 'rate_limited' });
  });

  it('a dropped connection throws the same, without a sentence', async () => {
    const error = await failure((call) => call.drop());
    expect(error.message).toBe('Analysis failed');
    expect(readFailure(error)).toEqual({ fieldErrors: {} });
  });

  it('field errors of the server are passed on', async () => {
    const fieldErrors = { suburb: ['Please fill in this field.'] };
    const error = await failure((call) =>
      call.answer(422, { success: false, code: 'validation_failed', message: 'No.', fieldErrors }),
    );
    expect(readFailure(error).fieldErrors).toEqual(fieldErrors);
  });
});
