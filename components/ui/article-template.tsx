import { useTranslations } from 'next-intl';
import { CopyText } from './copy-text';

/** A text to copy, written as a fenced code block in an article. */
export function ArticleTemplate({ text }: { text: string }) {
  const t = useTranslations('blog.template');
  return <CopyText text={text} words={{ action: t('copy'), copied: t('copied'), failed: t('failed') }} />;
}
