import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { EVIDENCE_LIMIT, lineEvidence } from '../../facts/page/evidence';
import { isEvent } from '../../facts/structured-data/event-types';
import { hasValue, readPropertyValues, withNested } from '../../facts/structured-data/item-values';
import { isLocalBusiness } from '../../facts/structured-data/local-business-types';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';
import type { StructuredItem } from '../../facts/structured-data/structured-item';

const reasons = ['self-serving', 'product', 'event', 'breadcrumb'] as const;
type Reason = (typeof reasons)[number];

interface Fault {
  reason: Reason;
  item: StructuredItem;
  missing: string[];
}

/**
 * Items eligible for rich results have the properties that Google requires. Articles (for which it only recommends
 * some) and business details have checks of their own.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const richResults = definePageCheck({
  id: 'rich-results',
  category: 'structure',
  severity: 'warning',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  needs: ['structured-data'],
  reasons,
  cause: { kind: 'business-data' },
  effort: { loses: 'find', minutes: 20 },
  byReason: {
    'self-serving': { effort: { loses: 'trust', minutes: 15 } },
    event: { effort: { loses: 'find', minutes: 15 } },
  },
  run: ({ page: { html } }): Outcome<Reason> => {
    const items = withNested(readStructuredData(html).items);
    // An event that another is part of is only named there.
    const wholes = new Set(items.flatMap((item) => readPropertyValues(item, 'superEvent', items)));
    const judged = items.filter((item) => !wholes.has(item)).flatMap((item) => judge(item, items));
    if (judged.length === 0) return notApplicable;
    const faults = judged.filter(({ isFault }) => isFault).map(({ fault }) => fault);
    const first = faults.toSorted(
      (one, other) => reasons.indexOf(one.reason) - reasons.indexOf(other.reason),
    )[0];
    if (!first) return passed;
    const same = faults.filter(({ reason }) => reason === first.reason);
    return {
      status: 'failed',
      reason: first.reason,
      values: { type: first.item.types.join(', '), missing: first.missing.join(', ') },
      count: same.length,
      evidence: same
        .slice(0, EVIDENCE_LIMIT)
        .map(({ item }) => lineEvidence(`"@type": "${item.types.join(', ')}"`, { line: item.line })),
    };
  },
});

/** Empty for types without a rich result. */
function judge(item: StructuredItem, all: readonly StructuredItem[]): { fault: Fault; isFault: boolean }[] {
  const is = (...names: string[]) => item.types.some((type) => names.includes(type));
  const lacks = (...names: string[]) => names.filter((name) => !hasValue(item, name));
  const answer = (reason: Reason, missing: string[]) => [
    { fault: { reason, item, missing }, isFault: missing.length > 0 },
  ];
  if (isLocalBusiness(item.types) || is('Organization', 'Corporation')) {
    return answer(
      'self-serving',
      ['aggregateRating', 'review'].filter((name) => hasValue(item, name)),
    );
  }
  if (is('Product')) {
    const shown = ['offers', 'review', 'aggregateRating'];
    const hasNone = lacks(...shown).length === shown.length;
    return answer('product', [...lacks('name'), ...(hasNone ? [shown.join(' / ')] : [])]);
  }
  if (isEvent(item.types)) {
    const hasDates = hasValue(item, 'eventSchedule');
    return answer('event', lacks('name', ...(hasDates ? [] : ['startDate']), 'location'));
  }
  if (is('BreadcrumbList')) return answer('breadcrumb', lacksInCrumbs(item, all));
  return [];
}

/**
 * Missing parts of a breadcrumb list: steps, each with position and name, and all but the last with an
 * address.
 */
function lacksInCrumbs(list: StructuredItem, all: readonly StructuredItem[]): string[] {
  const steps = readPropertyValues(list, 'itemListElement', all).filter((value) => typeof value !== 'string');
  if (steps.length === 0) return ['itemListElement'];
  // SEO plugins list the front page itself: too short for a path in results, but no fault.
  if (steps.length === 1) return [];
  const named = (step: StructuredItem) =>
    hasValue(step, 'name') ||
    readPropertyValues(step, 'item', all).some(
      (value) => typeof value !== 'string' && hasValue(value, 'name'),
    );
  return [
    ...(steps.every((step) => hasValue(step, 'position')) ? [] : ['position']),
    ...(steps.every(named) ? [] : ['name']),
    ...(steps.slice(0, -1).every((step) => hasValue(step, 'item')) ? [] : ['item']),
  ];
}
