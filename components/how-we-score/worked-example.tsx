import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { SentenceSpace } from '@/components/ui/sentence-space';
import type { CheckWords } from '@/lib/audit/words';
import { exampleHead, scoreExample } from '@/lib/audit/worked-example';
import { formatters } from '@/lib/i18n/format';
import { joinSentences } from '@/lib/i18n/join-sentences';
import type { Locale } from '@/lib/i18n/locales';
import styles from './worked-example.module.css';

const { total, lost, lostWeight, remaining, score } = scoreExample();
/** The fault that is followed from the page's source to the score. */
const followed = lost[0];

/** The sum, worked out for one page: what was read, what it loses, and what is left. The rules stand beside their steps. */
export function WorkedExample({ locale, words }: { locale: Locale; words: CheckWords }) {
  const t = useTranslations('how-we-score');
  const { number } = formatters(locale);
  const figure = (value: number) => number(Math.round(value * 100) / 100);
  const { reason, values } = followed?.fault ?? {};
  return (
    <Section aria-labelledby="sum-title">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-3 items-end min-[60rem]:grid-cols-[5fr_7fr]">
          <h2 id="sum-title">{t('sum.title')}</h2>
          <p className="lead">{t('sum.mean')}</p>
        </div>
        <ol className={styles.sheet}>
          <li>
            <h3>{t('example.read')}</h3>
            <div className={styles.source} dir="ltr">
              <code>{breakAddresses(exampleHead.before)}</code>
              <Ring />
              <code>{breakAddresses(exampleHead.after)}</code>
            </div>
            {followed && reason && (
              <p className="lead">
                {words.message(followed.id, reason, values)}
                <SentenceSpace />
                {words.cost(followed.id, reason, values)}
              </p>
            )}
            <p className={styles.note}>{t('example.source')}</p>
            <Arrow />
          </li>
          <li>
            <h3>{t('example.lost')}</h3>
            <table className={styles.weights}>
              <tbody>
                {lost.map(({ id, weight, fault }) => (
                  <tr key={id} className={id === followed?.id ? styles.followed : undefined}>
                    <th scope="row">
                      {words.name(id)}
                      {!fault && <small>{t('example.blocked')}</small>}
                    </th>
                    <td className="figures">{figure(weight)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('example.sum')}</th>
                  <td className="figures">{figure(lostWeight)}</td>
                </tr>
                <tr>
                  <th scope="row">{t('example.all')}</th>
                  <td className="figures">{figure(total)}</td>
                </tr>
              </tfoot>
            </table>
            <p className={styles.note}>{joinSentences([t('sum.lost'), t('sum.skip')])}</p>
            <Arrow />
          </li>
          <li>
            <h3>{t('example.left')}</h3>
            <p className={styles.formula}>
              <bdi dir="ltr">
                {number(100)} − {figure(lostWeight)} ÷ {figure(total)} × {number(100)} = {figure(remaining)}
              </bdi>
            </p>
            <p className={classNames('figures', styles.score)}>
              {number(score)}
              <svg viewBox="0 0 200 20" aria-hidden="true">
                <path d="M4 8C60 2 140 4 196 6M12 17c50-5 130-4 176-2" />
              </svg>
            </p>
            <p className={styles.note}>{t('sum.down')}</p>
            <Pencil />
          </li>
        </ol>
      </div>
    </Section>
  );
}

/** Lines in which a long address may break after its protocol. */
function breakAddresses(lines: readonly string[]): ReactNode {
  return lines
    .join('\n')
    .split('//')
    .flatMap((part, index) => (index ? ['//', <wbr key={part} />, part] : part));
}

/** Drawn round the place of what is missing. */
function Ring() {
  return (
    <svg className={styles.ring} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M40 33C8 32 2 22 8 14 22 3 100 3 160 3c90 0 132 6 134 17 2 13-60 17-140 16C90 36 40 34 22 28" />
    </svg>
  );
}

/** From one step to the next. */
function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 60 40" aria-hidden="true">
      <path d="M4 28C18 8 38 6 54 20M42 20l12 1 1-13" />
    </svg>
  );
}

function Pencil() {
  return (
    <svg className={styles.pencil} viewBox="0 0 240 36" aria-hidden="true">
      <path fill="var(--p-red)" d="M44 6h160v24H44z" />
      <path fill="var(--ink)" opacity=".25" d="M44 22h160v8H44z" />
      <path fill="var(--fill-mid)" d="M44 6v24L6 18z" />
      <path fill="var(--p-red)" d="M19 14v8L6 18z" />
      <path fill="var(--field)" d="M204 6h12v24h-12z" />
      <path fill="var(--coral)" d="M216 6h10q8 0 8 12t-8 12h-10z" />
    </svg>
  );
}
