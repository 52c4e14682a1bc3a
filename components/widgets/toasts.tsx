import { useTranslations } from 'next-intl';
import { Toaster } from '@/components/ui/toaster';

/** Radix's default key to the toasts, as printed on keyboards. */
const HOTKEY = 'F8';

/** The region in which toasts appear. */
export function Toasts() {
  const t = useTranslations('toast');
  return (
    <Toaster words={{ label: t('label'), region: t('region', { hotkey: HOTKEY }), close: t('close') }} />
  );
}
