import { SendError, send } from '@/lib/browser/http/send';
import type { FieldErrors } from '@/lib/errors';
import type { GrowthResult } from './result';

/** Longer than the server gives itself. */
const timeoutMs = 40_000;

/** No analysis came. For logs the message is the one of the contract; visitors read `visitorMessage`, where there is one. */
export class GrowthError extends Error {
  readonly visitorMessage?: string;
  readonly fieldErrors: FieldErrors;

  constructor(cause: unknown) {
    super('Analysis failed', { cause });
    const failure = cause instanceof SendError ? cause : undefined;
    this.name = 'GrowthError';
    this.visitorMessage = failure?.visitorMessage;
    this.fieldErrors = fieldErrorsOf(failure);
  }
}

/** Asks for an analysis, from the browser. Throws GrowthError. */
export async function requestGrowth(fields: object, language: string): Promise<GrowthResult> {
  try {
    const response = await send('/api/business-growth-analysis', fields, { language, timeoutMs });
    return await response.json();
  } catch (cause) {
    throw new GrowthError(cause);
  }
}

/** An address that can't be read is a fault of its field. */
function fieldErrorsOf(failure: SendError | undefined): FieldErrors {
  if (failure?.code !== 'invalid_url' && failure?.code !== 'url_not_allowed')
    return failure?.fieldErrors ?? {};
  return failure.visitorMessage ? { website: [failure.visitorMessage] } : {};
}
