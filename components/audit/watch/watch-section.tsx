import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Link } from '@/components/ui/link';
import type { PresentedWatch } from '@/lib/audit/report/presented-report';
import { movedBy } from '@/lib/audit/watch/watch-limits';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { ScoreHistory } from './score-history';
import styles from './watch-section.module.css';

interface WatchSectionProps {
  locale: Locale;
  watch: PresentedWatch;
}

/** A plain form to subscribe to mails about changes, and the weekly scores of the report. */
export function WatchSection({ locale, watch }: WatchSectionProps) {
  const t = useTranslations('audit-watch');
  const privacy = (words: React.ReactNode) => (
    <Link href={localePath(locale, '/privacy-policy')} prefetch={false}>
      {words}
    </Link>
  );
  return (
    <section className={styles.watch} aria-labelledby="watch-title">
      <div className={classNames(styles.ask, 'print:hidden!')}>
        <h2 className="heading-md" id="watch-title">
          {t('title')}
        </h2>
        <p>{t('lede', { points: movedBy })}</p>
        <form className={styles.form} data-form="watch" method="post" action={watch.path}>
          <input type="hidden" name="locale" value={locale} />
          <div className={fieldStyles.field}>
            <label htmlFor="watch-email">{t('form.email')}</label>
            <div className={styles.row}>
              <input
                id="watch-email"
                className={fieldStyles.control}
                type="email"
                name="email"
                required
                autoComplete="email"
                dir="ltr"
                aria-describedby="watch-consent"
              />
              <Button type="submit">{t('form.ask')}</Button>
            </div>
          </div>
          <p className="text-sm text-muted">
            <span id="watch-consent">{t('form.consent', { company: brand.legalName })}</span>{' '}
            {t.rich('form.privacy', { link: privacy })}
          </p>
        </form>
      </div>
      {watch.scores.length > 0 && <ScoreHistory locale={locale} scores={watch.scores} />}
    </section>
  );
}
