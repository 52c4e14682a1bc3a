import { Icon } from '@/components/ui/icon';
import { Toaster } from '@/components/ui/toaster';
import { TooltipHost } from '@/components/ui/tooltip-host';
import styles from './parts.module.css';
import { PartsPanel } from './parts-panel';
import { sampleWords } from './sample-words';

const themes = ['light', 'dark'] as const;
const languages = ['en', 'fa'] as const;

/** Every component of `ui`, in English and Persian side by side, the dark theme below the light one. */
export function PartsPage() {
  return (
    <main className={styles.panels}>
      {themes.flatMap((theme) =>
        languages.map((locale) => <PartsPanel key={locale + theme} locale={locale} theme={theme} />),
      )}
      <Toaster
        words={sampleWords.en.toasts}
        icons={{
          default: <Icon name="check" />,
          success: <Icon name="check" />,
          destructive: <Icon name="octagon-alert" />,
          close: <Icon name="x" />,
        }}
      />
      <TooltipHost />
    </main>
  );
}
