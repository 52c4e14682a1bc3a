import 'server-only';
import { services } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import type { Advice, PresentedAdvice, RankedAdvice, Reason } from './advice';
import { type AdviceWords, loadAdviceWords } from './advice-words';
import type { BusinessFacts } from './facts';
import { listPrices } from './model/our-prices';
import type { Rule } from './rule';
import { rules } from './rules';

/** Languages without spaces between sentences. */
const unspaced: readonly Locale[] = ['ja', 'zh'];

/**
 * Advice in a reader's language. The rules' advice is presented in any locale; a model's stays in its own. Stored
 * advice whose rule no longer exists is left out.
 */
export async function presentAdvice(
  advice: Advice,
  facts: BusinessFacts,
  locale: Locale,
): Promise<PresentedAdvice[]> {
  if (advice.engine === 'model') return advice.items.map(withUnit);
  const words = await loadAdviceWords(locale);
  return advice.items.flatMap((item) => present(item, facts, locale, words) ?? []).map(withUnit);
}

/** The value is one of the prices of the services that the advice names. */
function withUnit(advice: PresentedAdvice): PresentedAdvice {
  const price = advice.serviceIds
    .flatMap(listPrices)
    .find(({ dollars }) => dollars === advice.estimatedValue);
  return price?.per === 'month' ? { ...advice, isMonthly: true } : advice;
}

/** Looked up when presented, not stored: what is free now may later have a price. */
function isFree({ rule: id }: RankedAdvice): boolean {
  return rules.some((rule: Rule) => rule.id === id && rule.isFree === true);
}

/** A kind of complaint is named as on the page. */
function nameComplaint({ complaint, ...values }: Reason['values'], words: AdviceWords): Reason['values'] {
  return {
    ...values,
    ...(complaint !== undefined && { complaint: words.complaint(String(complaint)) }),
  };
}

function present(
  item: RankedAdvice,
  { businessName }: BusinessFacts,
  locale: Locale,
  words: AdviceWords,
): PresentedAdvice | undefined {
  const values = { ...item.values, businessName };
  const [title, description, outcome] = (['title', 'description', 'outcome'] as const).map((part) =>
    words.rule(item.rule, part, values),
  );
  if (!title || !description || !outcome) return undefined;
  const serviceIds = services.map(({ id }) => id).filter((id) => item.services.includes(id));
  const ordered = item.services.filter((id) => serviceIds.includes(id));
  const reasons = item.reasons.flatMap(
    ({ key, values: own }) => words.reason(key, nameComplaint(own, words)) ?? [],
  );
  return {
    id: item.rule,
    type: item.type,
    title,
    priority: item.priority,
    confidence: item.confidence,
    description,
    suggestedServices: ordered.map((id) => words.service(id)),
    serviceIds: ordered,
    reasoning: (reasons.length > 0 ? reasons : [words.general()]).join(unspaced.includes(locale) ? '' : ' '),
    expectedOutcome: outcome,
    estimatedValue: item.estimatedValue,
    ...(isFree(item) && { isFree: true }),
  };
}
