import { describePreview } from '@/lib/config/preview';
import { PreviewRibbon } from './preview-ribbon';
import { SkipLink } from './skip-link';

/**
 * The first elements of a page: the skip link and, in a preview deployment, a ribbon. In production it is the skip link
 * alone, because even an empty element would be part of each page's flight payload.
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
