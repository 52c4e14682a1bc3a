import { FigureCard } from '@/components/ui/figure-card';
import { Toaster } from '@/components/ui/toaster';
import { TooltipHost } from '@/components/ui/tooltip-host';
import { locales } from '@/lib/i18n/locales';
import styles from './gallery.module.css';
import { GalleryPanel } from './gallery-panel';
import { sampleWords } from './sample-words';

const themes = ['light', 'dark'] as const;
const languages = ['en', 'fa'] as const;

/** Every component of `ui`, in English and Persian side by side, the dark theme below the light one. */
export function GalleryPage() {
  return (
    <main className={styles.panels}>
      {themes.flatMap((theme) =>
        languages.map((locale) => (
          <GalleryPanel
            key={locale + theme}
            locale={locale}
            theme={theme}
            plates={<Plates locale={locale} />}
          />
        )),
      )}
      <Toaster words={sampleWords.en.toasts} />
      <TooltipHost />
    </main>
  );
}

function Plates({ locale }: { locale: (typeof languages)[number] }) {
  const { states, short, long } = sampleWords[locale];
  return [4, 24].map((value) => {
    const figure = value.toLocaleString(locales[locale].hrefLang);
    return (
      <FigureCard key={value} figure={figure} unit={states[0]} spoken={figure} title={short}>
        {long}
      </FigureCard>
    );
  });
}
