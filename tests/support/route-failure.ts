import type { ErrorCode, FieldErrors } from '@/lib/errors';
import type { Answer } from './route-server';

/** Expects the exact shape of a failure: all fields, a plain sentence, no internal details. */
export function expectFailure(
  answer: Answer,
  expected: { status: number; code: ErrorCode; fieldErrors?: FieldErrors },
): void {
  const { status, ...rest } = expected;
  expect(answer.body).toEqual({
    success: false,
    message: expect.stringMatching(/^\p{L}[^\n{}]+[.。]$/u),
    ...rest,
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).not.toMatch(/\bat \/|node_modules|\.ts\b|Error:/);
}
