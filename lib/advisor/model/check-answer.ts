import { z } from 'zod';
import type { ServiceId } from '@/lib/content/services';
import type { Locale } from '@/lib/i18n/locales';
import type { PresentedAdvice } from '../advice';
import { budgetLimit } from '../budget-range';
import type { BusinessFacts } from '../facts';
import { presentedAdviceSchema } from '../schema';
import type { Answer } from './answer-schema';
import { listPrices } from './our-prices';
import { refuseText } from './refuse-text';
import { RefusedAnswer } from './refused-answer';

/** Languages in Latin script are not distinguished. */
const scripts: Partial<Record<Locale, RegExp>> = {
  fa: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  bg: /\p{Script=Cyrillic}/u,
};
const latin = /\p{Script=Latin}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const MONTHS = 6;
const itemsSchema = z.array(presentedAdviceSchema).min(3).max(7);

interface Reader {
  facts: BusinessFacts;
  locale: Locale;
  /** Names of our services in the reader's language. */
  serviceName: (id: ServiceId) => string;
}

/** The model's answer as advice. Throws RefusedAnswer for advice that our own rules could not give. */
export function checkAnswer(
  { recommendations }: Answer,
  { facts, locale, serviceName }: Reader,
): PresentedAdvice[] {
  const items = recommendations.map((item, index) => ({
    ...item,
    id: `model-${index + 1}`,
    confidence: Math.round(item.confidence),
    suggestedServices: item.serviceIds.map(serviceName),
  }));
  const parsed = itemsSchema.safeParse(items);
  if (!parsed.success) throw new RefusedAnswer(`shape of ${listFields(parsed.error)}`);
  const titles = new Set(parsed.data.map(({ title }) => title.toLowerCase()));
  if (titles.size < parsed.data.length) throw new RefusedAnswer('the same twice');
  for (const item of parsed.data) checkWords(item, locale);
  const cost = parsed.data.reduce((sum, item) => sum + halfYearCost(item), 0);
  if (cost > budgetLimit(facts.budget)) throw new RefusedAnswer('over the budget');
  return parsed.data;
}

function checkWords(item: PresentedAdvice, locale: Locale): void {
  const { title, description, reasoning, expectedOutcome } = item;
  for (const text of [title, description, reasoning, expectedOutcome]) {
    const refusal = refuseText(text);
    if (refusal) throw new RefusedAnswer(refusal);
  }
  if (!looksLikeLanguage(`${title} ${description} ${reasoning}`, locale)) throw new RefusedAnswer('language');
}

/** Australian dollars in six months. Throws RefusedAnswer for a value that is no price of the named services. */
function halfYearCost({ estimatedValue, serviceIds }: PresentedAdvice): number {
  if (estimatedValue === 0) return 0;
  const price = serviceIds.flatMap(listPrices).find(({ dollars }) => dollars === estimatedValue);
  if (!price) throw new RefusedAnswer('value');
  return price.per === 'month' ? price.dollars * MONTHS : price.dollars;
}

/** Only the names of the fields, because their values are untrusted. */
function listFields(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ path }) => String(path.at(-1) ?? 'the list')))].join(', ');
}

/** Whether more than half of the letters are of the language's script; kana distinguish Japanese from Chinese. */
export function looksLikeLanguage(text: string, locale: Locale): boolean {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const script = scripts[locale] ?? latin;
  const ofScript = letters.filter((letter) => script.test(letter)).length;
  if (ofScript * 2 <= letters.length) return false;
  if (locale === 'ja') return kana.test(text);
  return locale !== 'zh' || !kana.test(text);
}
