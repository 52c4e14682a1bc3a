import 'server-only';
import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import type { Locale } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import { loadLetterWords } from '@/lib/mail/letter-words';
import type { MailMessage } from '@/lib/mail/message';
import { resultUrl } from '@/lib/results/result-url';
import type { StoredProof } from '../proof/proof';
import { nameRepair } from '../report/words/name-repair';
import { loadRepairWords } from '../report/words/repair-words';
import type { WatchedChange } from './compare-state';
import type { Essential } from './essentials';
import { type WatchAddressee, watchLetter } from './watch-letter';
import { loadWatchWords } from './watch-words';

/** What a mail tells. */
export interface WatchNews {
  /** What was found twice and ends a business online, the worst first. */
  raised: readonly Essential[];
  /** What was reported like that, and is over. */
  cleared: readonly Essential[];
  /** What has changed beside. */
  change: WatchedChange | null;
  /** Repairs that were proven since the last mail, newest first. */
  repairs: readonly StoredProof[];
}

/** The mail to a watcher of a report, in the language of the form they filled in. */
export async function watchChangeMail(
  news: WatchNews,
  addressee: WatchAddressee & { url: string },
): Promise<MailMessage> {
  const { locale, report, url } = addressee;
  const { raised, cleared, change } = news;
  const { t, checks } = await loadWatchWords(locale);
  const words = await loadLetterWords(locale);
  const { number } = formatters(locale);
  const { site: host } = isolateValues({ site: showHost(url) }, locale);
  const site = `${host}`;
  const [first] = raised;
  const alarm = first && t(`mail.alarm.${first}.title`, { site });
  const clear = cleared.length > 0 && t('mail.clear.title', { site });
  return watchLetter(addressee, {
    subject: alarm || clear || t('mail.change.subject', { site, score: number(change?.to ?? 0) }),
    heading: alarm || clear || t('mail.change.heading', { site }),
    opening: [
      ...(first ? [t('mail.alarm.twice'), t(`mail.alarm.${first}.text`)] : []),
      ...(change
        ? [
            change.from === change.to
              ? t('mail.change.same', { score: number(change.to) })
              : t('mail.change.moved', { from: number(change.from), to: number(change.to) }),
          ]
        : []),
    ],
    points: [
      ...raised
        .slice(1)
        .map((id) => `${t(`mail.alarm.${id}.title`, { site })}. ${t(`mail.alarm.${id}.text`)}`),
      ...cleared.map((id) => t(`mail.alarm.${id}.clear`)),
      ...(change?.broken ?? []).map(({ id, reason }) =>
        t('mail.change.broken', { fault: checks.title(id, reason) }),
      ),
      ...(change?.fixed ?? []).map(({ id, reason }) =>
        t('mail.change.fixed', { fault: checks.title(id, reason) }),
      ),
      ...(await nameRepairs(news.repairs, locale)).map((repair) => t('mail.change.repaired', repair)),
    ],
    action: { label: t('mail.open'), url: resultUrl(report, locale), hint: words.hint },
    closing: [t('mail.why', { site }), words.reply],
    stop: t('mail.stop'),
  });
}

async function nameRepairs(repairs: readonly StoredProof[], locale: Locale) {
  const words = await loadRepairWords(locale);
  const { day } = formatters(locale);
  return repairs.map(({ cause, of, triedAt }) => ({
    repair: nameRepair(cause, of, words),
    day: day(new Date(triedAt)),
  }));
}
