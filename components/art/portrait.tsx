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
  bob: <path d="M64 166v-62a56 58 0 0 1 112 0v62q0 20-20 20H84q-20 0-20-20z" />,
  curls: (
    <path d="M66 132a24 24 0 0 1-8-42 26 26 0 0 1 22-38 28 28 0 0 1 40-14 28 28 0 0 1 42 12 26 26 0 0 1 22 38 24 24 0 0 1-8 44q-14 4-22-8H88q-8 12-22 8z" />
  ),
  bun: <path d="M96 42a24 24 0 1 1 48 0 24 24 0 1 1-48 0z" />,
};

const before: Record<PortraitLook['hair'], ReactNode> = {
  short: <path d="M74 114V94a46 47 0 0 1 92 0v20q-6 0-6-8 0-16-8-26-34 8-62-4-10 12-10 30 0 8-6 8z" />,
  bob: <path d="M64 166v-66a56 56 0 0 1 112 0v66q-14-14-18-34 0-18-3-34-35 5-70 0-3 16-3 34-4 20-18 34z" />,
  curls: (
    <path d="M72 104V90a48 44 0 0 1 96 0v14a20 20 0 0 0-14-24 22 22 0 0 0-30-8 24 24 0 0 0-34 8 20 20 0 0 0-18 24z" />
  ),
  bun: <path d="M74 116V94a46 48 0 0 1 92 0v22q-8-10-10-26-30-2-46-20-8 18-26 22-2 14-10 24z" />,
};

/** Over what is behind them: hills, the collar, and the dark side of the face. */
const shade = '#0f172a';
const cream = '#fff6e6';

/** What they have on them at work. */
const things: Record<NonNullable<PortraitLook['thing']>, ReactNode> = {
  glasses: (
    <g fill={cream} fillOpacity=".16" stroke={shade} strokeWidth="4">
      <path d="M85 108a16 16 0 1 1 32 0 16 16 0 1 1-32 0zM123 108a16 16 0 1 1 32 0 16 16 0 1 1-32 0z" />
      <path d="M117 106q3-3 6 0M85 105l-9-3M155 105l9-3" />
    </g>
  ),
  pencil: (
    <>
      <path fill="#f5a81c" d="M150 116l54-42 8 10-54 42z" />
      <path fill="#c93b2b" d="M204 74l8-6 8 10-8 6z" />
    </>
  ),
  pin: (
    <>
      <path fill="#c93b2b" d="M166 230q-15-15-15-24a15 15 0 0 1 30 0q0 9-15 24z" />
      <path fill={cream} d="M161 206a5 5 0 1 1 10 0 5 5 0 1 1-10 0z" />
    </>
  ),
  headset: (
    <>
      <path fill="none" stroke={cream} strokeWidth="6" d="M72 108V94a48 50 0 0 1 96 0v14M70 126q0 26 34 26" />
      <path fill={cream} d="M98 152a6 6 0 1 1 12 0 6 6 0 1 1-12 0z" />
      <path
        fill="#c93b2b"
        d="M62 104q0-6 6-6h6q6 0 6 6v22q0 6-6 6h-6q-6 0-6-6zM160 104q0-6 6-6h6q6 0 6 6v22q0 6-6 6h-6q-6 0-6-6z"
      />
    </>
  ),
};

interface PortraitProps {
  look: PortraitLook;
}

/**
 * A head and shoulders in flat shapes, as on travel posters. The name is in the text beside it.
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
  const isBehindEar = look.thing === 'pencil';
  return (
    <>
      <path fill={backgrounds[look.background]} d="M0 0h240v240H0z" />
      <path fill={shade} opacity=".14" d="M0 190l50-34 40 18 56-40 94 52v54H0z" />
      <g fill={hairTones[look.tone]}>{behind[look.hair]}</g>
      {isBehindEar && things.pencil}
      <path fill={skins[look.skin]} d="M98 140h44v60H98z" />
      <path fill={shade} opacity=".2" d="M98 154q22 12 44 0v10q-20 16-44 8z" />
      <path fill={shirts[look.shirt]} d="M26 240c2-46 32-60 72-66l22 22 22-22c40 6 70 20 72 66z" />
      <path fill={shade} opacity=".3" d="M98 174l22 22 22-22 8 6-16 32-14-16-14 16-16-32z" />
      <path
        fill={skins[look.skin]}
        d="M76 94a44 44 0 0 1 88 0v16a44 50 0 0 1-88 0zM66 116a10 15 0 0 1 20 0 10 15 0 0 1-20 0zM154 116a10 15 0 0 1 20 0 10 15 0 0 1-20 0z"
      />
      <path fill={shade} opacity=".1" d="M120 50c30 0 44 20 44 44v16c0 30-20 50-44 50v-34h-8l8-22z" />
      <path fill={shade} d="M97 109a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM135 109a4 4 0 1 1 8 0 4 4 0 1 1-8 0z" />
      <g fill={hairTones[look.tone]}>
        {before[look.hair]}
        <path d="M90 95q11-9 22-3v4q-11-4-22 2zM150 95q-11-9-22-3v4q11-4 22 2z" />
        {look.beard && (
          <path d="M75 108q5 0 6 6 5 16 20 16 10 0 19-4 9 4 19 4 15 0 20-16 1-6 6-6c2 42-16 62-45 62s-47-20-45-62z" />
        )}
      </g>
      <path
        fill={look.beard ? skins[look.skin] : shade}
        opacity=".55"
        d="M108 138q12 6 24 0-2 9-12 9t-12-9z"
      />
      {look.thing && !isBehindEar && things[look.thing]}
    </>
  );
}
