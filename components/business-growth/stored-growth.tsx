import { useLocale } from 'next-intl';
import { KeptUntil } from '@/components/results/kept-until';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { GrowthResult } from '@/lib/business-growth/result';
import { localePath } from '@/lib/i18n/path';
import { GrowthReport } from './growth-report';
import { useGrowthTexts } from './growth-texts';

interface StoredGrowthProps {
  result: GrowthResult;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of a growth analysis. */
export function StoredGrowth({ result, expiresAt }: StoredGrowthProps) {
  const locale = useLocale();
  const texts = useGrowthTexts(locale);
  return (
    <GrowthReport
      result={result}
      texts={texts}
      another={
        <Link
          className={buttonClass({ size: 'lg' })}
          href={localePath(locale, '/business-growth')}
          prefetch={false}
        >
          {texts.words.another}
        </Link>
      }
      kept={<KeptUntil expiresAt={expiresAt} />}
    />
  );
}
