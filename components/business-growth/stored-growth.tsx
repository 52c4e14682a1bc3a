import { KeptUntil } from '@/components/results/kept-until';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { GrowthResult } from '@/lib/growth/result';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useGrowthParts } from './growth-parts';
import { GrowthReport } from './growth-report';

interface StoredGrowthProps {
  locale: Locale;
  result: GrowthResult;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of a growth analysis. */
export function StoredGrowth({ locale, result, expiresAt }: StoredGrowthProps) {
  const parts = useGrowthParts(locale);
  return (
    <GrowthReport
      result={result}
      parts={parts}
      another={
        <Link
          className={buttonClass({ size: 'lg' })}
          href={localePath(locale, '/business-growth')}
          prefetch={false}
        >
          {parts.words.another}
        </Link>
      }
      kept={<KeptUntil locale={locale} expiresAt={expiresAt} />}
    />
  );
}
