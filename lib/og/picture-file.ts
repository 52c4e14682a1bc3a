import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { type PageId, type PostId, pageIds, pages, postIds, postPath } from '@/lib/site/pages';

/** Subject of a social picture: an indexable page, or an article. */
export type PictureSubject = { page: PageId } | { post: PostId };

export interface SocialPicture {
  /** Name below /og/. */
  file: string;
  locale: Locale;
  subject: PictureSubject;
}

const subjects: readonly { subject: PictureSubject; path: string }[] = [
  ...pageIds
    .filter((id) => pages[id].indexable)
    .map((id) => ({ subject: { page: id }, path: pages[id].path })),
  ...postIds.map((id) => ({ subject: { post: id }, path: postPath(id) })),
];

/** Size in pixels that every service shows uncropped. https://developers.facebook.com/docs/sharing/webmasters/images */
export const pictureSize = { width: 1200, height: 630 } as const;

/** One picture for each page and article in each language. */
export const socialPictures: readonly SocialPicture[] = subjects.flatMap(({ subject, path }) =>
  localeCodes.map((locale) => ({ file: buildPictureFile(path, locale), locale, subject })),
);

/** Whether a page has its own picture. `path` is without language prefix. */
export function hasOwnPicture(path: string): boolean {
  return subjects.some((subject) => subject.path === path);
}

/** Address of a page's picture, or of the home page's if it has none. `path` is without language prefix. */
export function picturePath(path: string, locale: Locale): `/${string}` {
  return `/og/${buildPictureFile(hasOwnPicture(path) ? path : '/', locale)}`;
}

function buildPictureFile(path: string, locale: Locale): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${name}-${locale}.png`;
}
