import 'server-only';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import type { AuditFacts } from '../../engine/audit-facts';
import type { PresentedFinding, PresentedRivalPage, PresentedRivals } from '../../presented';
import { isComparable } from '../../rivals/compare-pages';
import { type RivalRecord, toRivalRecord } from '../../rivals/rival-record';
import type { StoredRival } from '../../rivals/rivals-store';
import { unreadReasons } from '../../rivals/unread-reason';
import { loadRivalsWords, type RivalsWords } from '../words/rivals-words';
import { presentComparison } from './present-comparison';

const letters = ['A', 'B'] as const;

interface Compared {
  token: string;
  rivals: readonly StoredRival[];
  /** Facts of the report's newest run. */
  facts: AuditFacts;
  /** Its findings in the reader's language; asked for only if there is something to compare. */
  listChecks: () => Promise<readonly PresentedFinding[]>;
}

/** The comparison of a report with its rivals, in a reader's language. */
export async function presentRivals(
  { token, rivals, facts, listChecks }: Compared,
  locale: Locale,
): Promise<PresentedRivals> {
  const words = await loadRivalsWords(locale);
  const { t } = words;
  const own = toRivalRecord(facts);
  const columns = rivals.flatMap(({ number, record }) => {
    const letter = letters[number - 1];
    return letter && record && isComparable(own, record) ? [{ letter, record }] : [];
  });
  const isOpen = rivals.some(({ state }) => state === 'open');
  const path = rivalsPath(token);
  const others = columns.map(({ record }) => record);
  return {
    state: rivals.length === 0 ? 'none' : isOpen ? 'open' : 'done',
    message: writeMessage(rivals, { own, others, isOpen, words }),
    progressPath: isOpen ? path : null,
    form: { action: path, rivalOne: rivals[0]?.address ?? '', rivalTwo: rivals[1]?.address ?? '' },
    pages:
      rivals.length === 0
        ? []
        : [
            { letter: t('state.you'), name: readHost(own.url), note: readOn(own, words) },
            ...rivals.map((rival) => presentPage(rival, own, words)),
          ],
    comparison:
      columns.length === 0
        ? null
        : presentComparison(
            {
              letters: [t('state.you'), ...columns.map(({ letter }) => letter)],
              pages: [own, ...others],
              checks: await listChecks(),
            },
            words,
          ),
  };
}

/** Where the rivals of a report are set and their progress is polled. */
function rivalsPath(token: string): `/${string}` {
  return `/api/reports/${token}/rivals`;
}

function writeMessage(rivals: readonly StoredRival[], { own, others, isOpen, words: { t } }: Summed): string {
  if (rivals.length === 0) return t('state.none');
  if (isOpen) return t('state.open');
  if (others.length === 0) return t('state.unread');
  return t('state.summary', { ahead: others.filter(({ seo }) => (seo ?? 0) > (own.seo ?? 0)).length });
}

interface Summed {
  own: RivalRecord;
  others: readonly RivalRecord[];
  isOpen: boolean;
  words: RivalsWords;
}

function presentPage(
  { number, address, state, reason, record }: StoredRival,
  own: RivalRecord,
  words: RivalsWords,
): PresentedRivalPage {
  const { t } = words;
  const letter = letters[number - 1] ?? '';
  if (record && isComparable(own, record))
    return { letter, name: readHost(record.url), note: readOn(record, words) };
  if (state === 'open') return { letter, name: address, note: t('state.waiting') };
  if (record) return { letter, name: readHost(record.url), note: t('reasons.version') };
  const known = unreadReasons.find((candidate) => candidate === reason) ?? 'busy';
  return { letter, name: address, note: t(`reasons.${known}`) };
}

function readOn({ fetchedAt }: RivalRecord, { t, locale }: RivalsWords): string {
  return t('state.readOn', { day: formatters(locale).day(new Date(fetchedAt)) });
}

function readHost(url: string): string {
  return showHost(new URL(url).host).replace(/^www\./, '');
}
