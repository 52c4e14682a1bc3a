import { contactSchema } from '@/lib/leads/schema';
import { spamMarks } from '@/lib/leads/spam-marks';

const marks = (fields: object) =>
  spamMarks(contactSchema.parse({ name: 'A', email: 'a@example.com', message: 'm', ...fields }));

describe('spamMarks', () => {
  it.each([
    [{}, []],
    [{ website: '', elapsedMs: '' }, []],
    [{ elapsedMs: '0' }, ['sent_too_fast']],
    [{ elapsedMs: 3000 }, []],
    [{ elapsedMs: 2999 }, ['sent_too_fast']],
    [{ website: 'x', elapsedMs: 0 }, ['filled_hidden_field', 'sent_too_fast']],
  ])('of %j are %j', (fields, expected) => {
    expect(marks(fields)).toEqual(expected);
  });
});
