import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { validate } from '@/lib/http/validate';
import { emailAddress } from '@/lib/mail/email-schema';

const schema = z.object({
  title: z.string().min(1).max(1200),
  amount: z.number().max(10).optional(),
  owner: z.object({ email: emailAddress }).optional(),
});

async function refusal(fields: unknown): Promise<AppError> {
  const error: unknown = await validate(schema, fields, 'en').catch((thrown) => thrown);
  if (!(error instanceof AppError)) throw new Error('expected a refusal');
  return error;
}

describe('validate', () => {
  it('returns what the schema makes of the fields', async () => {
    expect(await validate(schema, { title: 'a', extra: 1 }, 'en')).toEqual({ title: 'a' });
  });

  it('gives one sentence per field, the limit in the digits of the language', async () => {
    const { code, fieldErrors } = await refusal({
      title: 'x'.repeat(1201),
      amount: 11,
      owner: { email: 'x' },
    });
    expect(code).toBe('validation_failed');
    expect(fieldErrors).toEqual({
      title: ['Please use at most 1,200 characters.'],
      amount: ['We couldn’t use this. What you typed is still here: please correct it and try again.'],
      'owner.email': ['Please enter an email address like name@example.com.'],
    });
  });

  it('calls an empty field missing, not malformed', async () => {
    expect((await refusal({ title: '', owner: { email: '' } })).fieldErrors).toEqual({
      title: ['Please fill in this field.'],
      'owner.email': ['Please fill in this field.'],
    });
  });

  it('does not keep what was typed', async () => {
    const error = await refusal({ title: '', owner: { email: 'secret@' } });
    expect(JSON.stringify(error)).not.toContain('secret');
  });
});
