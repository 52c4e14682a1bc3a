import { SendError, send } from '@/lib/browser/http/send';
import type { FieldErrors } from '@/lib/errors';
import type { GrowthResult } from './result';

/** Longer than the server's own time-out. */
const timeoutMs = 40_000;

const marks = { success: 'true', businessName: 'string', sources: 'object or null' } as const;

/** A failed analysis. `message` is for logs; `visitorMessage`, if there is one, for visitors. */
export class GrowthError extends Error {
  readonly visitorMessage?: string;
  readonly fieldErrors: FieldErrors;

  constructor(cause: unknown) {
    super('Analysis failed', { cause });
    const failure = cause instanceof SendError ? cause : undefined;
    this.name = 'GrowthError';
    this.visitorMessage = failure?.visitorMessage;
    this.fieldErrors = toFieldErrors(failure);
  }
}

/** Requests an analysis from the browser. Throws GrowthError. */
export async function requestGrowth(fields: object, language: string): Promise<GrowthResult> {
  try {
    return await send<GrowthResult>('/api/business-growth-analysis', fields, { language, timeoutMs, marks });
  } catch (cause) {
    throw new GrowthError(cause);
  }
}

/** The field errors of a failure; an address that can't be read counts as an error of its field. */
function toFieldErrors(failure: SendError | undefined): FieldErrors {
  if (failure?.code !== 'invalid_url' && failure?.code !== 'url_not_allowed')
    return failure?.fieldErrors ?? {};
  return failure.visitorMessage ? { website: [failure.visitorMessage] } : {};
}
