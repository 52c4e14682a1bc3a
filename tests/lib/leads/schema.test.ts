import { addressTexts } from '@/lib/db/address-texts';
import { leadField, leadFieldNames, leadFieldsWhere } from '@/lib/leads/fields';
import { leadServices } from '@/lib/leads/name-service';
import { contactSchema } from '@/lib/leads/schema';
import { honeypotField } from '@/lib/site/honeypot-field';

const valid = { name: 'Anna', email: 'anna@example.com', message: 'Hello' };

function issues(fields: Record<string, unknown>) {
  const parsed = contactSchema.safeParse({ ...valid, ...fields });
  return (parsed.error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code,
    'params' in issue ? issue.params?.reason : undefined,
  ]);
}

describe('contactSchema', () => {
  it('fills in what is optional', () => {
    expect(contactSchema.parse(valid)).toEqual({ ...valid, phone: '', service: '', locale: 'en' });
  });

  it('trims, ignores unknown fields, and reads the line ends of HTML forms', () => {
    const parsed = contactSchema.parse({
      ...valid,
      name: '  Anna\n',
      email: ' anna@example.com ',
      message: ' one\r\ntwo\rthree\u0000 ',
      elapsedMs: '4500',
      extra: 1,
    });
    expect(parsed).toMatchObject({
      name: 'Anna',
      email: 'anna@example.com',
      message: 'one\ntwo\nthree',
      elapsedMs: 4500,
    });
    expect(parsed).not.toHaveProperty('extra');
  });

  it('reads no mark that would disguise a name, and keeps those that Persian needs', () => {
    const name = 'abc\u202eexe.pdf \u2066خانه\u200cداری\u2069';
    const parsed = contactSchema.parse({ ...valid, name, message: name });
    expect(parsed).toMatchObject({ name: name.replace('\u202e', ''), message: name.replace('\u202e', '') });
  });

  it.each([
    ['a tab, as from a spreadsheet', 'Mara\tOlsen', 'Mara Olsen'],
    ['a line separator', 'Olsen\u2028Plumbing', 'Olsen Plumbing'],
    ['a vertical tab, as from Word', 'Mara\vOlsen', 'Mara Olsen'],
    ['a next-line character', 'Mara\u0085Olsen', 'Mara Olsen'],
    ['a no-break space', 'Mara\u00a0Olsen', 'Mara Olsen'],
    ['end of text and NUL', 'Ma\u0003ra\0 Olsen', 'Mara Olsen'],
    ['marks around it', '\ufeff\u200eMara Olsen\u200b\u200f ', 'Mara Olsen'],
    ['a zero-width space', 'Mara\u200b Olsen', 'Mara Olsen'],
    ['the wide space of Japanese names, which stays', '山田\u3000太郎', '山田\u3000太郎'],
  ])('cleans a name of %s', (_, pasted, name) => {
    expect(contactSchema.parse({ ...valid, name: pasted }).name).toBe(name);
  });

  it('trims what is invisible around an address and a phone number', () => {
    const parsed = contactSchema.parse({
      ...valid,
      email: '\u202a\ufeff anna@example.com\u200b\u202c',
      phone: '\u202d(07)\t5550 1234\u202c',
      source: 'quote\u2028',
    });
    expect(parsed).toMatchObject({ email: 'anna@example.com', phone: '(07) 5550 1234', source: 'quote' });
  });

  it.each(leadServices)('accepts the service %j', (service) => {
    expect(contactSchema.parse({ ...valid, service }).service).toBe(service);
  });

  it.each([
    [{ name: ' ' }, ['name', 'too_small', undefined]],
    [{ name: undefined }, ['name', 'invalid_type', undefined]],
    [{ name: 'a'.repeat(201) }, ['name', 'too_big', undefined]],
    [{ name: 'Eve\r\nBcc: all@example.com' }, ['name', 'custom', 'invalid_text']],
    [{ name: '\u200b\u2060 \u200e\u3164' }, ['name', 'too_small', undefined]],
    [{ name: '\u0003\t' }, ['name', 'too_small', undefined]],
    [{ email: '' }, ['email', 'too_small', undefined]],
    [{ email: 'anna' }, ['email', 'custom', 'invalid_email']],
    [{ email: 'anna@localhost' }, ['email', 'custom', 'invalid_email']],
    [{ email: 'jürgen@example.com' }, ['email', 'custom', 'foreign_mailbox']],
    [{ email: `${'a'.repeat(250)}@b.au` }, ['email', 'too_big', undefined]],
    [{ email: 'a@example.com\nBcc: b@example.com' }, ['email', 'custom', 'invalid_text']],
    [{ phone: '1'.repeat(41) }, ['phone', 'too_big', undefined]],
    [{ phone: 7 }, ['phone', 'invalid_type', undefined]],
    [{ service: 'hacking' }, ['service', 'invalid_value', undefined]],
    [{ message: ' \r\n ' }, ['message', 'too_small', undefined]],
    [{ message: 'a'.repeat(20_001) }, ['message', 'too_big', undefined]],
    [{ source: 'a'.repeat(121) }, ['source', 'too_big', undefined]],
  ])('refuses %j', (fields, issue) => {
    expect(issues(fields)).toEqual([issue]);
  });

  it('accepts every field at its limit', () => {
    const longest = {
      name: 'a'.repeat(200),
      email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.au`,
      phone: '1'.repeat(40),
      message: `${'a'.repeat(10_000)}\r\n${'b'.repeat(9_999)}`,
      source: 's'.repeat(120),
    };
    expect(longest.email).toHaveLength(254);
    expect(issues(longest)).toEqual([]);
  });

  it.each(["o'neil+tag@sub.example.com.au", 'a@xn--bcher-kva.example', 'x.y-z_1@example.travel'])(
    'accepts the address %s',
    (email) => {
      expect(contactSchema.parse({ ...valid, email }).email).toBe(email);
    },
  );

  it('never refuses an enquiry for a field the visitor can not see', () => {
    const parsed = contactSchema.parse({
      ...valid,
      page: 'https://evil.example/',
      locale: 'xx',
      [honeypotField]: 'w'.repeat(5000),
      elapsedMs: 'soon',
    });
    expect(parsed.page).toBeUndefined();
    expect(parsed.locale).toBe('en');
    expect(parsed[honeypotField]).toHaveLength(2000);
    expect(parsed.elapsedMs).toBeUndefined();
  });
});

describe('the fields of an enquiry', () => {
  it('in which somebody may write an address are searched for one when that person is forgotten', () => {
    const email = 'anna@example.com';
    const open = leadFieldNames.filter((name) => {
      const read = [email, `/contact?from=${email}`].map(
        (text) => leadField(name).schema?.safeParse(text).data,
      );
      return read.some((text) => String(text).includes('@'));
    });
    // The address itself is its owner's, deleted with the row.
    const others = open.filter((name) => name !== 'email');
    expect(addressTexts.leads?.columns).toEqual(expect.arrayContaining(others));
    expect(others).toEqual(['name', 'message', 'source', 'page']);
  });

  it('are columns that an older enquiry may lack, but for those that were there from the first', () => {
    const required = leadFieldsWhere(({ none }) => none === '');
    expect(required).toEqual(['name', 'email', 'phone', 'service', 'message', 'locale']);
  });
});
