import 'server-only';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output } from 'ai';
import type { Locale } from '@/lib/i18n/locales';
import type { PresentedAdvice } from '../advice';
import { loadAdviceWords } from '../advice-words';
import type { BusinessFacts } from '../facts';
import { answerSchema } from './answer-schema';
import { checkAnswer } from './check-answer';
import { businessData, instructions } from './instructions';
import { RefusedAnswer } from './refused-answer';

/** Ten times the size of a long answer. */
const MAX_BYTES = 256 * 1024;

/** A fetch for one configured endpoint: follows no redirect, which would send the API key to another host, and reads at most MAX_BYTES. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error', cache: 'no-store' });
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (sizeBytes > MAX_BYTES) throw new RefusedAnswer('size');
    chunks.push(chunk);
  }
  const type = response.headers.get('content-type');
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    headers: type ? { 'content-type': type } : {},
  });
};

/** As long as the animation that a visitor sees meanwhile. */
const DEADLINE_MS = 8000;
/** Enough for seven items of maximum length in the wordiest language. */
const MAX_OUTPUT_TOKENS = 4000;

/** An endpoint with OpenAI's chat completions API. */
export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Milliseconds for the whole answer, from the first byte sent to the last one read. */
  deadlineMs?: number;
}

/**
 * One request to a language model, without retries. Throws when it is down, late or malformed, and RefusedAnswer for
 * advice that is not allowed. Its errors contain the prompt: log `describeModelFailure` only.
 */
export async function requestModelAdvice(
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
  return checkAnswer(output, { facts, locale, serviceName: words.service });
}
