import 'server-only';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import type { Advice } from './advice';
import type { BusinessFacts } from './facts';
import { describeModelFailure } from './model/describe-model-failure';
import { type ModelSettings, requestModelAdvice } from './model/request-advice';
import { rankAdvice } from './rank-advice';

/**
 * Advice from a language model where one is configured, and from the rules otherwise. Never throws: a model that is
 * down, slow or returns what is not allowed is replaced by the rules; `engine` says which of the two answered.
 */
export async function advise(
  facts: BusinessFacts,
  locale: Locale,
  settings: ModelSettings | null = configuredModel,
): Promise<Advice> {
  if (settings) {
    try {
      return { engine: 'model', locale, items: await requestModelAdvice(settings, facts, locale) };
    } catch (error) {
      log.warn('The language model gave no advice, the rules do:', describeModelFailure(error));
    }
  }
  return { engine: 'rules', items: rankAdvice(facts) };
}

/** Null unless all its settings are given. */
const configuredModel: ModelSettings | null =
  env.AI_BASE_URL && env.AI_API_KEY && env.AI_MODEL
    ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_MODEL }
    : null;
