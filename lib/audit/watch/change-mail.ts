import 'server-only';
import { brand } from '@/lib/config/brand';
import { formatters } from '@/lib/i18n/format';
import { showHost } from '@/lib/i18n/show-host';
import type { MailMessage } from '@/lib/mail/message';
import { resultUrl } from '@/lib/results/result-url';
import { isolateValues } from '../report/words/isolate-values';
import type { WatchedChange } from './compare-state';
import { type WatchAddressee, watchLetter } from './watch-letter';
import { loadWatchWords } from './watch-words';

/** The subject of a mail: a change, or that the website couldn't be read twice in a row. */
export type WatchNews = WatchedChange | 'down';

/** The mail to a watcher of a report, in the language of the form they filled in. */
export async function changeMail(
  news: WatchNews,
  addressee: WatchAddressee & { url: string },
): Promise<MailMessage> {
  const { locale, report, url } = addressee;
  const { t, checks } = await loadWatchWords(locale);
  const { number } = formatters(locale);
  const { site: host, phone } = isolateValues({ site: showHost(url), phone: brand.phone }, locale);
  const site = `${host}`;
  const content =
    news === 'down'
      ? {
          subject: t('mail.down.subject', { site }),
          heading: t('mail.down.heading', { site }),
          opening: [t('mail.down.intro', { site }), t('mail.down.next')],
        }
      : {
          subject: t('mail.change.subject', { site, score: number(news.to) }),
          heading: t('mail.change.heading', { site }),
          opening: [
            ...(news.isBack ? [t('mail.change.back', { site })] : []),
            news.from === news.to
              ? t('mail.change.same', { score: number(news.to) })
              : t('mail.change.moved', { from: number(news.from), to: number(news.to) }),
          ],
          points: [
            ...news.broken.map(({ id, reason }) =>
              t('mail.change.broken', { fault: checks.title(id, reason) }),
            ),
            ...news.fixed.map(({ id, reason }) =>
              t('mail.change.fixed', { fault: checks.title(id, reason) }),
            ),
          ],
        };
  return watchLetter(addressee, {
    ...content,
    action: { label: t('mail.open'), url: resultUrl(report, locale), hint: t('mail.address') },
    closing: [t('mail.why', { site }), t('mail.reply', { phone: `${phone}` })],
    stop: t('mail.stop'),
  });
}
