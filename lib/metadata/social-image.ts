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

/** The social picture of a page. Its alternative text is the text in it, because the rest is decoration. */
export function socialImage({ locale, path, title }: Shared) {
  return {
    url: absoluteUrl(picturePath(path, locale)),
    type: 'image/png',
    ...pictureSize,
    alt: hasOwnPicture(path) ? `${brand.name}: ${title}` : brand.name,
  };
}
