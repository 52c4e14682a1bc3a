import 'server-only';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { AuditFacts } from '../../engine/audit-facts';
import { isComparable } from '../../rivals/compare-pages';
import { toRivalRecord } from '../../rivals/rival-record';
import type { StoredRival } from '../../rivals/rivals-store';
import { loadRivalsWords } from '../words/rivals-words';

/**
 * The scores of a page and its rivals in one sentence for a mail; '' if none are comparable. Without the rivals' names,
 * which the sender of the form has entered.
 */
export async function summarizeRivals(
  facts: AuditFacts,
  rivals: readonly StoredRival[],
  locale: Locale,
): Promise<string> {
  const { t } = await loadRivalsWords(locale);
  const { number } = formatters(locale);
  const own = toRivalRecord(facts);
  const scores = rivals.flatMap(({ record }) =>
    record && isComparable(own, record) ? (record.seo ?? []) : [],
  );
  if (own.seo === null || scores.length === 0) return '';
  const list = new Intl.ListFormat(locales[locale].hrefLang, { type: 'conjunction' });
  return t('mail.scores', {
    score: number(own.seo),
    count: scores.length,
    others: list.format(scores.map(number)),
  });
}
