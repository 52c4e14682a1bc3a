import type { ReactNode } from 'react';
import Canals from '@/components/art/canals.svg';
import { Shapes as CoastScene } from '@/components/art/coast-scene.svg';
import { PostCover } from '@/components/art/covers/post-cover';
import DawnSkyline from '@/components/art/dawn-skyline.svg';
import Hinterland from '@/components/art/hinterland.svg';
import Motorway from '@/components/art/motorway.svg';
import SuburbMap from '@/components/art/suburb-map.svg';
import SurfBreak from '@/components/art/surf-break.svg';
import WorkshopBench from '@/components/art/workshop-bench.svg';
import type { SceneId } from '@/lib/og/picture-design';
import { pictureSize } from '@/lib/og/picture-file';
import type { PostId } from '@/lib/site/pages';

interface Scene {
  /** Width of the drawing's view box. */
  width: number;
  height: number;
  /** Left edge of the part that is shown beside the text. */
  from: number;
  drawing: (post: PostId) => ReactNode;
}

const coastal = { width: 1440, height: 800 } as const;

const scenes: Record<SceneId, Scene> = {
  coast: { ...coastal, from: 770, drawing: () => <CoastScene /> },
  'dawn-skyline': { ...coastal, from: 590, drawing: () => <DawnSkyline /> },
  'workshop-bench': { ...coastal, from: 500, drawing: () => <WorkshopBench /> },
  canals: { ...coastal, from: 560, drawing: () => <Canals /> },
  'surf-break': { ...coastal, from: 570, drawing: () => <SurfBreak /> },
  hinterland: { ...coastal, from: 560, drawing: () => <Hinterland /> },
  motorway: { width: 1440, height: 460, from: 450, drawing: () => <Motorway /> },
  'suburb-map': { width: 480, height: 300, from: 60, drawing: () => <SuburbMap /> },
  cover: { ...pictureSize, from: 0, drawing: (id) => <PostCover id={id} title="" /> },
};

/** Left edge of the subject of each cover. */
const coverFrom: Record<PostId, number> = {
  1: 500,
  2: 480,
  3: 290,
  4: 440,
  5: 400,
  6: 420,
  7: 400,
  8: 300,
  9: 220,
  10: 440,
  11: 520,
  12: 400,
};

interface SceneProps {
  id: SceneId;
  post?: PostId;
  /** Right edge of the text panel. */
  x: number;
}

/** A scene in its full height. The part before `x` is covered by the text panel. */
export function PictureScene({ id, post = 1, x }: SceneProps) {
  const { width, height, from, drawing } = scenes[id];
  const scale = pictureSize.height / height;
  const start = id === 'cover' ? coverFrom[post] : from;
  return (
    <svg
      x={x - start * scale}
      width={width * scale}
      height={pictureSize.height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {drawing(post)}
    </svg>
  );
}
