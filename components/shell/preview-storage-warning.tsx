import { useTranslations } from 'next-intl';
import { describePreview } from '@/lib/config/preview';

/** At a form of a preview without a database: what is sent is not kept. Nothing elsewhere. */
export function PreviewStorageWarning() {
  const t = useTranslations('shell.preview');
  return describePreview()?.isScattered ? <p className="text-sm">{t('scattered')}</p> : null;
}
