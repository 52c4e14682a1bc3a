import { ImageResponse } from '@vercel/og';
import { locales } from '@/lib/i18n/locales';
import { type PictureDesign, pictureDesign } from '@/lib/og/picture-design';
import { type SocialPicture as Picture, pictureSize } from '@/lib/og/picture-file';
import { pictureFonts } from '@/lib/og/picture-fonts';
import { type PictureWords, pictureWords } from '@/lib/og/picture-words';
import { svgMarkup } from '@/lib/og/svg-markup';
import { PictureBackground, panelWidth } from './picture-background';

const MARK =
  'M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98L2 22Z';

/** Renders a social picture as a response. */
export async function drawPicture({ subject, locale }: Picture): Promise<Response> {
  const words = await pictureWords(subject, locale);
  const design = pictureDesign(subject);
  const post = 'post' in subject ? subject.post : undefined;
  const svg = svgMarkup(<PictureBackground design={design} dir={locales[locale].dir} post={post} />);
  const background = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return new ImageResponse(<SocialPicture words={words} design={design} background={background} />, {
    ...pictureSize,
    fonts: [...pictureFonts(locale)],
    // Pictures may change while their addresses don't.
    headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  });
}

interface SocialPictureProps {
  words: PictureWords;
  design: PictureDesign;
  /** Address of the drawing behind the text. */
  background: string;
}

/** The picture of a shared page. The renderer only supports inline styles, flex boxes and explicit line breaks. */
function SocialPicture({ words, design, background }: SocialPictureProps) {
  const align = words.dir === 'rtl' ? 'flex-end' : 'flex-start';
  return (
    <div style={{ display: 'flex', justifyContent: align, ...pictureSize }}>
      {/* biome-ignore lint/performance/noImgElement: the picture renderer supports no other element. */}
      <img src={background} alt="" {...pictureSize} style={{ position: 'absolute' }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          alignItems: align,
          width: panelWidth,
          padding: '52px 40px 48px 60px',
          color: design.title,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            flexDirection: words.dir === 'rtl' ? 'row-reverse' : 'row',
          }}
        >
          <svg width="62" height="62" viewBox="0 20 92 80" aria-hidden="true">
            <path fill={design.mark} d={MARK} />
          </svg>
          <div style={{ margin: '0 12px', fontFamily: words.brand.family, fontSize: words.brand.size }}>
            {words.brand.text}
          </div>
        </div>
        <Lines words={words.title} align={align} />
        <div
          style={{
            display: 'flex',
            color: design.soft,
            fontFamily: words.place.family,
            fontSize: words.place.size,
          }}
        >
          {words.place.text}
        </div>
      </div>
    </div>
  );
}

function Lines({ words, align }: { words: PictureWords['title']; align: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: align }}>
      {words.lines.map((line) => (
        <div
          key={line}
          style={{
            display: 'flex',
            whiteSpace: 'pre',
            fontFamily: words.family,
            fontSize: words.size,
            lineHeight: words.lineHeight,
            letterSpacing: words.letterSpacing,
          }}
        >
          {line}
        </div>
      ))}
    </div>
  );
}
