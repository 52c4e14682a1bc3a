import { useTranslations } from 'next-intl';
import { measuredAdvice } from '@/lib/advisor/measured-advice';
import { builderPages, homePages } from '@/lib/content/accuracy';
import type { Accuracy } from '@/lib/content/accuracy-schema';
import { causesMeasured } from '@/lib/content/causes-measured';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './accuracy-section.module.css';

interface Props extends Pick<Accuracy, 'byHand' | 'measuredOn'> {
  locale: Locale;
}

/** What was tried besides Lighthouse: how often it came out right, and on which day. */
export function Tried({ locale, byHand, measuredOn }: Props) {
  const t = useTranslations('how-we-score.accuracy');
  const { percent, day } = formatters(locale);
  const { all, kept, day: advisedOn } = measuredAdvice;
  const { websites } = causesMeasured;
  const share = (agreed: number, pages: number) => t('of', { agreed, pages });
  const rows = [
    { what: t('tried.planned'), score: share(byHand.asExpected, byHand.pages), on: measuredOn },
    {
      what: t('tried.homeCritical', homePages),
      score: share(homePages.critical, homePages.critical),
      on: homePages.judgedOn,
    },
    { what: t('tried.homeWarnings'), score: share(homePages.warnings - homePages.wrong, homePages.warnings) },
    {
      what: t('tried.builderCritical', builderPages),
      score: share(builderPages.critical - builderPages.wrongCritical, builderPages.critical),
      on: builderPages.judgedOn,
    },
    {
      what: t('tried.builderWarnings'),
      score: share(builderPages.warnings - builderPages.wrong, builderPages.warnings),
    },
    {
      what: t('tried.causes', { websites }),
      score: share(causesMeasured.correct, causesMeasured.causes),
      on: causesMeasured.measuredOn,
    },
    { what: t('tried.covered'), score: percent(causesMeasured.covered) },
    { id: 'advice', what: t('tried.first'), score: share(all.firstRight, all.complaints), on: advisedOn },
    { what: t('tried.two'), score: share(all.oneOfTwoRight, all.complaints) },
    { what: t('tried.kept'), score: share(kept.firstRight, kept.complaints) },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('tried.what')}</th>
          <th scope="col">{t('tried.right')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, what, score, on }) => (
          <tr key={what} id={id}>
            <th scope="row">
              {what}
              {on && <p>{day(new Date(on))}</p>}
            </th>
            <td className="figures">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
