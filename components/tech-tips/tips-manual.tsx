import { useLocale, useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon-paths';
import { inCategory, type TipCategory, tipCategories } from '@/lib/content/tip-categories';
import type { Tip, TipDifficulty, TipId } from '@/lib/content/tip-schema';
import { tips } from '@/lib/content/tips';
import { formatters } from '@/lib/i18n/format';
import { TipCard } from './tip-card';
import { TipFilter } from './tip-filter';
import { TipGroupHead } from './tip-group-head';
import leadStyles from './tip-lead.module.css';

const icons = {
  performance: 'gauge',
  security: 'lock',
  design: 'palette',
  seo: 'search',
  database: 'database',
  development: 'code',
} as const satisfies Record<TipCategory, IconName>;

/** The tip that every business can use today, without a line of code. */
const LEAD: TipId = 'second-factor';

/** What a reader needs at hand for the tips of a difficulty. */
const needs = [
  { id: 'easy', difficulty: 'Beginner' },
  { id: 'hosting', difficulty: 'Intermediate' },
  { id: 'expert', difficulty: 'Advanced' },
] as const satisfies readonly { id: string; difficulty: TipDifficulty }[];

/** A tip that leads, then all others by what is needed for them; the dashboard lights filter by category. */
export function TipsManual() {
  const locale = useLocale();
  const t = useTranslations('tech-tips');
  const { number } = formatters(locale);
  const row = (tip: Tip) => ({
    id: tip.id,
    category: tip.category,
    card: <TipCard tip={tip} lead={tip.id === LEAD} />,
  });
  const lead = {
    id: 'lead' as const,
    head: (
      <h2 className={leadStyles.start} id="tips-lead">
        {t('start')}
      </h2>
    ),
    tips: tips.filter(({ id }) => id === LEAD).map(row),
  };
  const groups = needs.map(({ id, difficulty }) => {
    const rows = tips.filter((tip) => tip.difficulty === difficulty && tip.id !== LEAD);
    return {
      id,
      head: <TipGroupHead id={id} />,
      tips: rows.map(row),
    };
  });
  return (
    <TipFilter
      categories={tipCategories.map((id) => {
        const count = inCategory(tips, id).length;
        return {
          id,
          label: t(`categories.${id}`),
          icon: icons[id],
          count: number(count),
          shown: t('filter.shown', { count }),
        };
      })}
      label={t('filter.label')}
      all={{
        label: t('filter.all'),
        count: number(tips.length),
        shown: t('filter.shown', { count: tips.length }),
      }}
      groups={[lead, ...groups]}
    />
  );
}
