import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { hasOwnPicture, picturePath, pictureSize } from '@/lib/og/picture-file';
import { absoluteUrl } from './absolute-url';

interface Shared {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  title: string;
}

/** The picture that services show of a shared page. Its words are its alternative text: nothing else of it informs. */
export function socialImage({ locale, path, title }: Shared) {
  return {
    url: absoluteUrl(picturePath(path, locale)),
    type: 'image/png',
    ...pictureSize,
    alt: hasOwnPicture(path) ? `${brand.name}: ${title}` : brand.name,
  };
}
