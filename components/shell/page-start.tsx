import { describePreview } from '@/lib/config/preview';
import { PreviewRibbon } from './preview-ribbon';
import { SkipLink } from './skip-link';

/**
 * The first elements of a page: the skip link, after which a preview says what it is. On the real site this is the skip link
 * alone, because even an empty element would be part of each page's data.
 */
export function PageStart() {
  const preview = describePreview();
  if (!preview) return <SkipLink />;
  return (
    <>
      <SkipLink />
      <PreviewRibbon preview={preview} />
    </>
  );
}
