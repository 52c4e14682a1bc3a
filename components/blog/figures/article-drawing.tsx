import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { postDrawings } from '@/lib/content/post-schema';
import type { Locale } from '@/lib/i18n/locales';
import styles from './article-drawing.module.css';
import { Languages } from './languages';
import { MailEntries } from './mail-entries';
import { Redirects } from './redirects';
import { SearchPage } from './search-page';
import { Week } from './week';

type PostDrawing = (typeof postDrawings)[number];

const drawings: Record<PostDrawing, ComponentType<{ locale: Locale }>> = {
  'search-page': SearchPage,
  week: Week,
  languages: Languages,
  'mail-entries': MailEntries,
  redirects: Redirects,
};

/** A drawing that illustrates a section; its caption says the same in words. */
export function ArticleDrawing({ drawing, locale }: { drawing: PostDrawing; locale: Locale }) {
  const t = useTranslations('blog.drawings');
  const Drawing = drawings[drawing];
  return (
    <figure className={styles.figure}>
      <Drawing locale={locale} />
      <figcaption>{t(drawing)}</figcaption>
    </figure>
  );
}
