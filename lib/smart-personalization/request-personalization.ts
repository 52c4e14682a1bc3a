import { send } from '@/lib/browser/http/send';
import type { PersonalizationResult } from './result';

/** Longer than the server waits for a language model. */
const timeoutMs = 30_000;

const marks = { success: 'true', personalizationScore: 'number', recommendedServices: 'list' } as const;

/**
 * Requests a result from the browser. Throws an Error "Personalization failed" with the error of `send` as its cause.
 */
export async function requestPersonalization(
  answers: Record<string, string>,
  language: string,
): Promise<PersonalizationResult> {
  try {
    return await send<PersonalizationResult>('/api/smart-personalization', answers, {
      language,
      timeoutMs,
      marks,
    });
  } catch (cause) {
    throw new Error('Personalization failed', { cause });
  }
}
