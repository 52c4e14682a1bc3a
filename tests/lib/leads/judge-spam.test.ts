import { judgeSpam, type SpamMark, spamMarks } from '@/lib/leads/judge-spam';
import { contactSchema } from '@/lib/leads/schema';
import { honeypotField } from '@/lib/site/honeypot-field';

const written = contactSchema.parse({ name: 'A', email: 'a@example.com', message: 'm' });
const marks = (fields: object) =>
  spamMarks(contactSchema.parse({ name: 'A', email: 'a@example.com', message: 'm', ...fields }));

describe('spamMarks', () => {
  it.each([
    [{}, []],
    [{ [honeypotField]: '', elapsedMs: '' }, []],
    [{ elapsedMs: '0' }, ['sent_too_fast']],
    [{ elapsedMs: 3000 }, []],
    [{ elapsedMs: 2999 }, ['sent_too_fast']],
    [{ website: 'https://olsen.example' }, []],
    [{ [honeypotField]: 'x' }, ['filled_hidden_field']],
    [{ [honeypotField]: 'x', elapsedMs: 0 }, ['filled_hidden_field', 'sent_too_fast']],
  ])('of %j are %j', (fields, expected) => {
    expect(marks(fields)).toEqual(expected);
  });
});

describe('a form token', () => {
  const valid = (ageMs: number) => ({ state: 'valid' as const, id: 'form:x', ageMs, expiresAt: 0 });

  it('says how fast the form was sent, whatever the sender claims', () => {
    expect(spamMarks({ ...written, elapsedMs: 60_000 }, valid(1999))).toEqual(['sent_too_fast']);
    expect(spamMarks({ ...written, elapsedMs: 0 }, valid(2000))).toEqual([]);
  });

  it('is no sign when it is missing', () => {
    expect(spamMarks(written, { state: 'missing' })).toEqual([]);
  });

  it.each(['forged', 'expired', 'future'] as const)('is a sign when it is %s', (state) => {
    expect(spamMarks(written, { state })).toEqual([`token_${state}`]);
  });
});

describe('judgeSpam', () => {
  it.each<[SpamMark[], string]>([
    [[], 'none'],
    [['token_expired'], 'none'],
    [['token_forged'], 'suspected'],
    [['token_reused'], 'suspected'],
    [['token_future'], 'suspected'],
    [['sent_too_fast'], 'none'],
    [['sent_too_fast', 'token_expired'], 'suspected'],
    [['sent_too_fast', 'many_links'], 'suspected'],
    [['many_links', 'throwaway_address'], 'suspected'],
    [['filled_hidden_field'], 'suspected'],
    [['filled_hidden_field', 'token_expired'], 'suspected'],
    [['filled_hidden_field', 'sent_too_fast'], 'certain'],
    [['token_forged', 'sent_too_fast'], 'certain'],
    [['token_expired', 'many_links'], 'suspected'],
    [['token_reused', 'throwaway_address'], 'certain'],
    [['link_markup', 'sent_too_fast'], 'certain'],
    [['many_links', 'throwaway_address', 'only_links'], 'certain'],
  ])('takes %j for %s', (given, suspicion) => {
    expect(judgeSpam(given)).toBe(suspicion);
  });
});
