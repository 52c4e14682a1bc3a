import { describeError } from '@/lib/log/describe-error';
import { mask } from '@/lib/log/mask';

describe('what is logged', () => {
  it.each([
    ['no mail to Ann.Smith+web@mail.example.com, try later', 'no mail to [address], try later'],
    ['"Ann" <ann@example.com>', '"Ann" <[address]>'],
    ['/x?email=ann%40example.com&x=1', '/x?email=[hidden]&x=1'],
    ['user=ann%40example.com&x=1', 'user=[address]&x=1'],
    ['لطفاً به علی@نمونه.ایران بنویسید', 'لطفاً به [address] بنویسید'],
    ['GET /api/reports/kX3_a-9vQ2mB7cD1eF5gHw/site failed', 'GET /api/reports/[token]/site failed'],
    ['/fa/reports/kX3_a-9vQ2mB7cD1eF5gHw 200', '/fa/reports/[token] 200'],
    ['/api/results/kX3_a-9vQ2mB7cD1eF5gHw', '/api/results/[token]'],
    ['/api/newsletter/confirm?locale=de&token=kX3_a-9v', '/api/newsletter/confirm?locale=de&token=[hidden]'],
  ])('hides who somebody is and what opens private pages: %s', (text, expected) => {
    expect(mask(text)).toBe(expected);
  });

  it.each([
    'lead 0b1f: the database failed, mailing without it:',
    'GET /reports/gone 404',
    'connect ECONNREFUSED 127.0.0.1:9',
    'POST /api/contact failed: unavailable',
  ])('leaves what says what went wrong: %s', (text) => expect(mask(text)).toBe(text));

  it('describes an error without the values that a database or provider adds to it', () => {
    const refused = Object.assign(new Error('duplicate key for ann@example.com'), {
      code: '23505',
      detail: 'Key (name)=(Ann Smith) already exists.',
      parameters: ['Ann Smith'],
    });
    const described = describeError(new AggregateError([refused], 'Not all went out', { cause: refused }));
    expect(described).toMatchObject({
      type: 'AggregateError',
      message: 'Not all went out',
      cause: { type: 'Error', message: 'duplicate key for [address]', code: '23505' },
      errors: [{ message: 'duplicate key for [address]' }],
    });
    expect(JSON.stringify(described)).not.toMatch(/Ann|ann@/);
  });

  it('describes what is thrown and no error, and ends with causes that go in circles', () => {
    expect(describeError('no route to ann@example.com')).toEqual({
      type: 'string',
      message: 'no route to [address]',
    });
    const circular = new Error('a');
    circular.cause = circular;
    expect(JSON.stringify(describeError(circular)).length).toBeLessThan(20_000);
  });
});
