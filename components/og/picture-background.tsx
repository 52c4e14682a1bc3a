import { piecePath } from '@/components/art/jigsaw';
import type { PictureDesign } from '@/lib/og/picture-design';
import { pictureSize } from '@/lib/og/picture-file';
import { pictureHues, pictureSheet } from '@/lib/og/picture-hues';
import type { PostId } from '@/lib/site/pages';
import { PictureDial } from './picture-dial';
import { PictureScene } from './picture-scene';

/** Width of the text panel, without its tab. */
export const panelWidth = 680;

/** Scale of the knobs relative to those on the site's pages. */
const KNOB = 1.15;
const EDGE = 20;
const { width, height } = pictureSize;

const size = (length: number) => length / KNOB;
/** Drawn past the edges of the picture, so that only the side with the tab shows its cut. */
const panel = piecePath(
  [-EDGE, -EDGE],
  [
    { to: [size(panelWidth), -EDGE] },
    { to: [size(panelWidth), size(height) + EDGE], knob: { at: size(430), kind: 'tab' } },
    { to: [-EDGE, size(height) + EDGE] },
    { to: [-EDGE, -EDGE] },
  ],
);
const seam = piecePath(
  [size(panelWidth), size(218)],
  [
    { to: [size(width) + EDGE, size(218)], knob: { at: size(960), kind: 'socket' } },
    { to: [size(width) + EDGE, -EDGE] },
    { to: [size(panelWidth), -EDGE] },
    { to: [size(panelWidth), size(218)] },
  ],
);

interface BackgroundProps {
  design: PictureDesign;
  dir: 'ltr' | 'rtl';
  post?: PostId;
}

/** The picture without the text: a scene of the coast as a puzzle, and the text panel at the inline start. */
export function PictureBackground({ design, dir, post }: BackgroundProps) {
  const isMirrored = dir === 'rtl';
  const sceneStart = isMirrored ? 0 : panelWidth;
  // Only the cut is mirrored, not the coast, because the sea is in the east.
  const cut = isMirrored ? `translate(${width} 0) scale(${-KNOB} ${KNOB})` : `scale(${KNOB})`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <style>{pictureSheet(design.daytime)}</style>
      <path className="fill-scene-sky" d={`M0 0h${width}v${height}H0z`} />
      <PictureScene id={design.scene} post={post} x={sceneStart} />
      <path fill="none" stroke={pictureHues.day.cut} strokeWidth="3" transform={cut} d={seam} />
      {design.dial && (
        <PictureDial x={sceneStart + (width - panelWidth) / 2 + (isMirrored ? -22 : 22)} y={330} />
      )}
      <path fill={design.panel} stroke={pictureHues.day.cut} strokeWidth="6" transform={cut} d={panel} />
    </svg>
  );
}
