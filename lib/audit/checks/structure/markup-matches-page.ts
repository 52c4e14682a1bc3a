import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, type Outcome, passed } from '../../check';
import { westernDigits } from '../../facts/local-business/dialled-number';
import { localFacts } from '../../facts/local-business/local-facts';
import { readProductPrice } from '../../facts/local-business/product-price';
import { listShownClosings, listShownHours } from '../../facts/local-business/shown-hours';
import { readHoursLine, statedHours } from '../../facts/local-business/stated-hours';
import { lineEvidence, shortened } from '../../facts/page/evidence';
import { readPropertyValues, readTexts } from '../../facts/structured-data/item-values';

/** Times of a day without any, so that its line can be read like others. */
const NEVER = '00:00-00:00';
/** Ratings are often shown to one decimal. */
const ROUNDED = 0.06;

type Answer = Outcome<'rating' | 'price' | 'hours'>;

/** Scripts and frames that draw ratings, which the source doesn't show. */
const ratingWidgets =
  /trustpilot|trustindex|elfsight|yotpo|judge\.me|reviews\.io|trustedshops|provenexpert|birdeye|podium|stamped|okendo|loox|feefo|bazaarvoice|google-reviews/i;

/**
 * What structured data says of ratings, prices and opening hours is also what visitors read. Reported, not scored. Name, address
 * and phone number have a check of their own, nap-visible.
 */
export const markupMatchesPage = definePageCheck({
  id: 'markup-matches-page',
  category: 'structure',
  severity: 'warning',
  weight: 0,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content',
  needs: ['structured-data', 'client-rendered'],
  reasons: ['rating', 'price', 'hours'],
  cause: { kind: 'business-data' },
  effort: { loses: 'trust', minutes: 15 },
  byReason: {
    hours: { cause: { kind: 'facts' }, effort: { loses: 'call', minutes: 15 } },
    price: { cause: { kind: 'facts' } },
  },
  run: ({ page: { html } }) => {
    const answers = [judgeHours(html), judgePrice(html), judgeRatings(html)].filter((each) => each !== null);
    return answers.find(({ status }) => status === 'failed') ?? answers[0] ?? notApplicable;
  },
});

/** Null where hours are not both stated and shown in a form that can be compared with certainty. */
function judgeHours(html: HtmlFacts): Answer | null {
  const { businesses, items } = localFacts(html);
  const [business] = businesses;
  if (!business || businesses.length > 1) return null;
  const stated = statedHours(business, items);
  const read = (lines: ReturnType<typeof listShownHours>) =>
    lines.flatMap((line) => readHoursLine(line.schema).map(([days, times]) => ({ ...line, days, times })));
  const shown = read(listShownHours(html.text));
  const closings = read(
    listShownClosings(html.text).map((each) => ({ ...each, schema: `${each.schema} ${NEVER}` })),
  );
  let answer: Answer | null = null;
  for (const [day, times] of stated) {
    const here = shown.filter(({ days }) => days.includes(day));
    // "Mo–Fr 9–18, Di geschlossen". Where a day of its own or the last of several is open, too, another part of the business is closed.
    const closing = here.every(({ days }) => days.slice(1, -1).includes(day))
      ? closings.find(({ days }) => days.includes(day))
      : undefined;
    const differs = closing ?? (here.some((each) => times.includes(each.times)) ? undefined : here[0]);
    if (differs) {
      return {
        status: 'failed',
        reason: 'hours',
        values: { stated: `${day} ${times.join(', ')}`, shown: shortened(differs.shown) },
        evidence: [lineEvidence(`${day} ${times.join(', ')}`, { line: business.line })],
      };
    }
    if (here.length > 0) answer = passed;
  }
  return answer;
}

/** Null where the price of one product is not both stated and shown, or can't be compared with certainty. */
function judgePrice(html: HtmlFacts): Answer | null {
  const price = readProductPrice(html, localFacts(html).items);
  if (!price || price.isSame) return price && passed;
  const { stated, shown, line } = price;
  return {
    status: 'failed',
    reason: 'price',
    values: { stated: shortened(stated), shown: shortened(shown) },
    evidence: [lineEvidence(`"price": "${stated}"`, { line })],
  };
}

/** Null without ratings, or where a widget may show them. */
function judgeRatings(html: HtmlFacts): Answer | null {
  const { items } = localFacts(html);
  const ratings = items
    .flatMap((item) => readPropertyValues(item, 'aggregateRating', items))
    .filter((value) => typeof value !== 'string');
  const isDrawn = ['script', 'iframe', 'link'].some((name) =>
    listElements(html, name).some(({ attributes }) =>
      ratingWidgets.test(`${attributes.src ?? ''} ${attributes.href ?? ''}`),
    ),
  );
  if (ratings.length === 0 || isDrawn) return null;
  const numbers = westernDigits(html.text).match(/\d[\d.,’']{0,14}/g) ?? [];
  const unseen = ratings.find((rating) => {
    const figures = ['ratingValue', 'reviewCount', 'ratingCount'].flatMap((name) =>
      readTexts(rating, name, items),
    );
    return figures.length > 0 && !figures.some((figure) => showsFigure(numbers, figure));
  });
  if (!unseen) return passed;
  const value = readTexts(unseen, 'ratingValue', items)[0] ?? '';
  return {
    status: 'failed',
    reason: 'rating',
    values: { rating: shortened(value) },
    evidence: [lineEvidence(`"ratingValue": "${value}"`, { line: unseen.line })],
  };
}

/** "4.83" is also shown as "4,8", and "1204" as "1,204". */
function showsFigure(numbers: readonly string[], figure: string): boolean {
  const wanted = Number(figure.replace(',', '.'));
  if (Number.isNaN(wanted)) return true;
  return numbers.some((number) => {
    const asWhole = Number(number.replace(/[.,’']/g, ''));
    const asDecimal = Number(number.replace(',', '.').replace(/\.$/, ''));
    return asWhole === wanted || Math.abs(asDecimal - wanted) < ROUNDED;
  });
}
