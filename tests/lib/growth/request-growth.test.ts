import { GrowthError, requestGrowth } from '@/lib/growth/request-growth';
import { startApi } from '@/tests/support/render-api';

let api: Awaited<ReturnType<typeof startApi>>;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

async function failure(answer: (call: (typeof api.calls)[number]) => void): Promise<GrowthError> {
  const arrives = api.nextCall();
  const outcome = requestGrowth({ businessName: 'Shop' }, 'en-AU').catch((error) => error);
  answer(await arrives);
  const error = await outcome;
  if (!(error instanceof GrowthError)) throw new Error('No GrowthError was thrown.');
  return error;
}

describe('asking for a growth analysis', () => {
  it('a not-ok answer throws "Analysis failed" and carries the sentence for the visitor [GROWTH-09]', async () => {
    const error = await failure((call) =>
      call.answer(429, { success: false, code: 'rate_limited', message: 'Please wait a minute.' }),
    );
    expect(error.message).toBe('Analysis failed');
    expect(error.visitorMessage).toBe('Please wait a minute.');
  });

  it('a dropped connection throws the same, without a sentence', async () => {
    const error = await failure((call) => call.drop());
    expect(error.message).toBe('Analysis failed');
    expect(error.visitorMessage).toBeUndefined();
  });

  it('an address that can’t be read is reported at its field', async () => {
    const error = await failure((call) =>
      call.answer(422, { success: false, code: 'invalid_url', message: 'That is no address.' }),
    );
    expect(error.fieldErrors).toEqual({ website: ['That is no address.'] });
  });

  it('field errors of the server are passed on', async () => {
    const fieldErrors = { suburb: ['Please fill in this field.'] };
    const error = await failure((call) =>
      call.answer(422, { success: false, code: 'validation_failed', message: 'No.', fieldErrors }),
    );
    expect(error.fieldErrors).toEqual(fieldErrors);
  });
});
