import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { inCategory, type TipCategory, tipCategories } from '@/lib/content/tip-categories';
import { tips } from '@/lib/content/tips';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { TipCard } from './tip-card';
import { TipFilter } from './tip-filter';
import styles from './tips-manual.module.css';

const icons = {
  performance: 'gauge',
  security: 'lock',
  design: 'palette',
  seo: 'search',
  database: 'database',
  development: 'code',
} as const satisfies Record<TipCategory, IconName>;

/** All tips in a binder with a divider for each category; the dashboard lights filter by category. */
export function TipsManual({ locale }: { locale: Locale }) {
  const t = useTranslations('tech-tips');
  const { number } = formatters(locale);
  const groups = tipCategories.map((id) => {
    const rows = inCategory(tips, id);
    return {
      id,
      label: t(`categories.${id}`),
      icon: <Icon name={icons[id]} />,
      count: number(rows.length),
      shown: t('filter.shown', { count: rows.length }),
      sheet: (
        <section aria-labelledby={`tips-${id}`}>
          <header className={styles.tab}>
            <h2 id={`tips-${id}`}>{t(`categories.${id}`)}</h2>
            <Icon name={icons[id]} />
          </header>
          <div className={styles.rows}>
            {rows.map((tip) => (
              <TipCard key={tip.id} tip={tip} locale={locale} />
            ))}
          </div>
        </section>
      ),
    };
  });
  return (
    <TipFilter
      groups={groups}
      label={t('filter.label')}
      all={{
        label: t('filter.all'),
        count: number(tips.length),
        shown: t('filter.shown', { count: tips.length }),
      }}
    />
  );
}
