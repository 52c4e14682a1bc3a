import { dayMs } from '@/lib/durations';
import type { HtmlFacts } from '@/lib/web-page/page';
import { definePageCheck, notApplicable, type Outcome, passed, type Visit } from '../../check';
import { lineEvidence } from '../../facts/page/evidence';
import { isFrontPage } from '../../facts/page/is-front-page';
import { isEvent } from '../../facts/structured-data/event-types';
import { readTexts, withNested } from '../../facts/structured-data/item-values';
import { readStructuredData } from '../../facts/structured-data/read-structured-data';

/** Years. Many copyright lines still have last year's until spring. */
const YEARS_BEHIND = 2;
/** Characters at the end of the text, where copyright lines are. */
const END = 1500;
const copyrightYear = /(?:©|\(c\)|copyright)\s{0,3}(?:(?:19|20)\d\d\s{0,2}[-–—/]\s{0,2})?((?:19|20)\d\d)/giu;

/** Reported, not scored: a copyright year long past, or a front page on which every event is over. */
export const stale = definePageCheck({
  id: 'stale',
  category: 'content',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  reasons: ['copyright', 'events'],
  cause: { kind: 'texts', from: 'element' },
  effort: { loses: 'trust', minutes: 5 },
  byReason: {
    events: { effort: { loses: 'trust', minutes: 10 } },
  },
  run: (visit) => {
    const { html } = visit.page;
    const answers = [judgeCopyright(html, visit), judgeEvents(html, visit)].filter((each) => each !== null);
    return answers.find(({ status }) => status === 'failed') ?? answers[0] ?? notApplicable;
  },
});

type Answer = Outcome<'copyright' | 'events'>;

function judgeCopyright({ text }: HtmlFacts, { fetchedAt }: Visit): Answer | null {
  const lines = [...text.slice(-END).matchAll(copyrightYear)];
  const newest = lines.toSorted((one, other) => Number(other[1]) - Number(one[1]))[0];
  if (!newest) return null;
  const year = Number(newest[1]);
  if (year > fetchedAt.getUTCFullYear() - YEARS_BEHIND) return passed;
  return {
    status: 'failed',
    reason: 'copyright',
    values: { year: String(year) },
    evidence: [
      lineEvidence(
        text
          .slice(-END)
          .slice(newest.index, newest.index + 80)
          .trim(),
      ),
    ],
  };
}

/** Only of front pages: an archive rightly lists what is over. */
function judgeEvents(html: HtmlFacts, { page, fetchedAt }: Visit): Answer | null {
  if (!isFrontPage(page.url)) return null;
  const items = withNested(readStructuredData(html).items);
  const events = items
    .filter(({ types }) => isEvent(types))
    .map((event) => ({
      line: event.line,
      ends: readTexts(event, 'endDate', items)[0] ?? readTexts(event, 'startDate', items)[0] ?? '',
    }))
    .map((event) => ({ ...event, at: Date.parse(event.ends) }))
    .filter(({ at }) => !Number.isNaN(at));
  const last = events.toSorted((one, other) => other.at - one.at)[0];
  if (!last) return null;
  if (last.at > fetchedAt.getTime() - dayMs) return passed;
  return {
    status: 'failed',
    reason: 'events',
    count: events.length,
    values: { day: last.ends.slice(0, 10) },
    evidence: [lineEvidence(`"endDate": "${last.ends}"`, { line: last.line })],
  };
}
