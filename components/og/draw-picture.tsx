import { ImageResponse } from '@vercel/og';
import { locales } from '@/lib/i18n/locales';
import { type SocialPicture as Picture, pictureSize } from '@/lib/og/picture-file';
import { pictureFonts } from '@/lib/og/picture-fonts';
import { pictureLook } from '@/lib/og/picture-look';
import { pictureWords } from '@/lib/og/picture-words';
import { svgMarkup } from '@/lib/og/svg-markup';
import { PictureBackground } from './picture-background';
import { SocialPicture } from './social-picture';

/** Renders a social picture as a response. */
export async function drawPicture({ subject, locale }: Picture): Promise<Response> {
  const words = await pictureWords(subject, locale);
  const look = pictureLook(subject);
  const post = 'post' in subject ? subject.post : undefined;
  const svg = svgMarkup(<PictureBackground look={look} dir={locales[locale].dir} post={post} />);
  const background = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return new ImageResponse(<SocialPicture words={words} look={look} background={background} />, {
    ...pictureSize,
    fonts: [...pictureFonts(locale)],
    // Pictures may change while their addresses don't.
    headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  });
}
