import { send } from '@/lib/browser/http/send';
import type { GrowthResult } from './result';

/** Longer than the server's own time-out. */
const timeoutMs = 40_000;

const marks = { success: 'true', businessName: 'string', sources: 'object or null' } as const;

/** Requests an analysis from the browser. Throws an Error "Analysis failed" with the error of `send` as its cause. */
export async function requestGrowth(fields: object, language: string): Promise<GrowthResult> {
  try {
    return await send<GrowthResult>('/api/business-growth-analysis', fields, { language, timeoutMs, marks });
  } catch (cause) {
    throw new Error('Analysis failed', { cause });
  }
}
