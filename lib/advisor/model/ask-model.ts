import 'server-only';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output } from 'ai';
import type { Locale } from '@/lib/i18n/locales';
import type { PresentedAdvice } from '../advice';
import { loadAdviceWords } from '../advice-words';
import type { BusinessFacts } from '../facts';
import { answerSchema } from './answer-schema';
import { boundedFetch } from './bounded-fetch';
import { checkAnswer } from './check-answer';
import { businessData, instructions } from './instructions';

/** A visitor is waiting in front of an animation of this length. */
const DEADLINE_MS = 8000;
/** Seven items at their longest, in the wordiest of the languages. */
const MAX_OUTPUT_TOKENS = 4000;

/** An endpoint that speaks OpenAI's chat completions. */
export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** For the whole answer, from the first byte sent to the last one read. */
  deadlineMs?: number;
}

/**
 * One question to a language model, without retries. Throws when it is down, late or wrong in shape, and
 * RefusedAnswer for advice we wouldn't give. Its errors hold what was asked: log `describeModelFailure` only.
 */
export async function askModel(
  { baseUrl, apiKey, model, deadlineMs = DEADLINE_MS }: ModelSettings,
  facts: BusinessFacts,
  locale: Locale,
): Promise<PresentedAdvice[]> {
  const abortSignal = AbortSignal.timeout(deadlineMs);
  const provider = createOpenAICompatible({
    name: 'advice',
    baseURL: baseUrl,
    apiKey,
    fetch: boundedFetch,
    supportsStructuredOutputs: true,
  });
  const { output } = await generateText({
    model: provider.chatModel(model),
    output: Output.object({ schema: answerSchema, name: 'recommendations' }),
    system: instructions(locale),
    prompt: businessData(facts),
    temperature: 0.2,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal,
  });
  const words = await loadAdviceWords(locale);
  return checkAnswer(output, { facts, locale, nameOf: words.service });
}
