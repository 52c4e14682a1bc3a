import type { ReactNode } from 'react';
import type { PortraitLook } from '@/lib/content/team';

/** The same colours in both themes. */
const skins: Record<PortraitLook['skin'], string> = {
  light: '#ebbd95',
  fair: '#d4a77a',
  brown: '#9e6a44',
  deep: '#6b4631',
};

const hairTones: Record<PortraitLook['tone'], string> = {
  grey: '#626975',
  black: '#0f172a',
  brown: '#3f271e',
};

const shirts: Record<PortraitLook['shirt'], string> = {
  surf: '#0b6478',
  red: '#c93b2b',
  sun: '#f5a81c',
  dune: '#3f7a5a',
};

const backgrounds: Record<PortraitLook['background'], string> = {
  sun: '#f5a81c',
  shallow: '#79bfc0',
  sea: '#2b8a99',
  sky: '#fbd3a0',
};

const behind: Record<PortraitLook['hair'], ReactNode> = {
  short: null,
  bob: <path d="M62 108a58 58 0 0 1 116 0v62H62z" />,
  curls: (
    <path d="M66 132a24 24 0 0 1-8-42 26 26 0 0 1 22-38 28 28 0 0 1 40-14 28 28 0 0 1 42 12 26 26 0 0 1 22 38 24 24 0 0 1-8 44z" />
  ),
  bun: <path d="M96 46a24 24 0 1 1 48 0 24 24 0 1 1-48 0zM68 104a52 52 0 0 1 104 0v26H68z" />,
};

const before: Record<PortraitLook['hair'], ReactNode> = {
  short: (
    <path d="M76 108V92a44 44 0 0 1 34-42c30-10 54 8 54 40v18c-8-8-10-18-10-28-22 6-46 4-64-2-4 10-6 20-14 30z" />
  ),
  bob: (
    <path d="M66 160V98a54 54 0 0 1 108 0v62h-12l-4-46c-6-8-8-16-10-26-22 6-42 4-56-4-8 12-12 22-14 30v46z" />
  ),
  curls: (
    <path d="M72 104V90a48 44 0 0 1 96 0v14a20 20 0 0 0-14-24 22 22 0 0 0-30-8 24 24 0 0 0-34 8 20 20 0 0 0-18 24z" />
  ),
  bun: <path d="M73 114V92a47 45 0 0 1 94 0v22c-12-6-20-16-25-32-16 18-42 28-69 32z" />,
};

/** Over what is behind them: hills, the collar, and the dark side of the face. */
const shade = '#0f172a';

interface PortraitProps {
  look: PortraitLook;
}

/**
 * A head and shoulders in flat shapes, without a face, as on travel posters. The name is in the text beside it.
 */
export function Portrait({ look }: PortraitProps) {
  return (
    <svg
      className="size-full"
      viewBox={portraitViewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <PortraitShapes look={look} />
    </svg>
  );
}

export const portraitViewBox = '0 0 240 240';

export function PortraitShapes({ look }: PortraitProps) {
  return (
    <>
      <path fill={backgrounds[look.background]} d="M0 0h240v240H0z" />
      <path fill={shade} opacity=".14" d="M0 190l50-34 40 18 56-40 94 52v54H0z" />
      <g fill={hairTones[look.tone]}>{behind[look.hair]}</g>
      <path fill={skins[look.skin]} d="M100 140h40v50h-40z" />
      <path fill={shirts[look.shirt]} d="M28 240c2-44 30-62 72-66l20 18 20-18c42 4 70 22 72 66z" />
      <path fill={shade} opacity=".3" d="M96 174l24 20 24-20 8 8-22 30-10-12-10 12-22-30z" />
      <path
        fill={skins[look.skin]}
        d="M76 94a44 44 0 0 1 88 0v16a44 50 0 0 1-88 0zM66 116a10 15 0 0 1 20 0 10 15 0 0 1-20 0zM154 116a10 15 0 0 1 20 0 10 15 0 0 1-20 0z"
      />
      <path fill={shade} opacity=".1" d="M120 50c30 0 44 20 44 44v16c0 30-20 50-44 50z" />
      <g fill={hairTones[look.tone]}>
        {before[look.hair]}
        {look.beard && <path d="M76 112c8 14 18 18 44 18s36-4 44-18c2 34-16 56-44 56s-46-22-44-56z" />}
      </g>
    </>
  );
}
