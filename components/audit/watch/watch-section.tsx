import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Link } from '@/components/ui/link';
import { SentenceSpace } from '@/components/ui/sentence-space';
import { movedBy } from '@/lib/audit/limits';
import type { PresentedWatch } from '@/lib/audit/presented';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import { ScoreHistory } from './score-history';
import styles from './watch-section.module.css';

interface WatchSectionProps {
  watch: PresentedWatch;
}

/** A plain form to subscribe to mails about changes, and the weekly scores of the report. */
export function WatchSection({ watch }: WatchSectionProps) {
  const locale = useLocale();
  const t = useTranslations('audit-watch');
  const forms = useTranslations('forms');
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
            <span id="watch-consent">{t('form.consent', { company: brand.legalName })}</span>
            <SentenceSpace />
            {forms.rich('privacy', { link: privacy })}
          </p>
        </form>
      </div>
      {watch.scores.length > 0 && <ScoreHistory scores={watch.scores} />}
    </section>
  );
}
