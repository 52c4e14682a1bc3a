import type { ReactNode } from 'react';
import { Palm } from '@/components/art/palm';
import type { portfolioStats } from '@/lib/content/portfolio-stats';

type Stat = (typeof portfolioStats)[number]['id'];

const scenes: Record<Stat, ReactNode> = {
  projects: <Towers />,
  satisfaction: <Sunrise />,
  years: <Ranges />,
  industries: <Beach />,
};

/** The drawing on a stamp. The upper half is sky, with space for the figure. */
export function StampScene({ stat }: { stat: Stat }) {
  return (
    <svg viewBox="0 0 280 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h280v220H0z" />
      {scenes[stat]}
    </svg>
  );
}

function Towers() {
  return (
    <>
      <path className="fill-scene-sky2" d="M0 96h280v80H0z" />
      <path
        className="fill-scene-t2"
        d="M34 134h20v50H34zM74 118h22v66H74zM122 110h30v74h-30zM176 126h22v58h-22zM222 140h24v44h-24z"
      />
      <path
        className="fill-scene-t1"
        d="M34 134h12v50H34zM74 118h13v66H74zM122 110h17v74h-17zM135 96h4v14h-4zM176 126h13v58h-13zM222 140h14v44h-14z"
      />
      <path className="fill-scene-sand" d="M0 182h280v14H0z" />
      <path className="fill-scene-sea" d="M0 192h280v28H0z" />
      <path className="fill-scene-sea2" d="M24 202h90v4H24zM160 208h100v4H160z" />
    </>
  );
}

function Sunrise() {
  return (
    <>
      <path className="fill-scene-sky2" d="M0 110h280v70H0z" />
      <circle className="fill-scene-sun" cx="140" cy="168" r="50" />
      <path className="fill-scene-sea" d="M0 168h280v52H0z" />
      <path className="fill-scene-sun" d="M102 176h76v5h-76zM116 188h48v5h-48zM126 200h28v4h-28z" />
      <path className="fill-scene-red" d="M214 174h34l-7 11h-22z" />
      <path className="fill-scene-foam" d="M230 128v42h-22zM234 138l18 32h-18z" />
    </>
  );
}

function Ranges() {
  return (
    <>
      <path className="fill-scene-sky2" d="M0 104h280v40H0z" />
      <path className="fill-scene-h1" d="M0 150l56-38 44 26 50-48 60 50 34-22 36 26v76H0z" />
      <path className="fill-scene-h2" d="M0 176l70-34 60 26 80-34 70 32v54H0z" />
      <path className="fill-scene-dune" d="M0 192q80-18 150-4t130-6v38H0z" />
      <path className="fill-scene-kerb" d="M118 220q16-20 62-26l4 2q-30 8-38 24z" />
      <path className="fill-scene-pine" d="M40 204v-12h-12l14-20h-8l12-18 12 18h-8l14 20H52v12z" />
    </>
  );
}

function Beach() {
  return (
    <>
      <path className="fill-scene-sky2" d="M0 112h280v40H0z" />
      <path className="fill-scene-sea" d="M0 148h280v72H0z" />
      <path className="fill-scene-sea2" d="M0 158h150v5H0zM40 170h160v5H40z" />
      <path className="fill-scene-foam" d="M0 220q60-46 150-42t130-24v66z" />
      <path className="fill-scene-sand" d="M20 220q60-34 140-32t120-22v54z" />
      <path className="fill-scene-red" d="M96 190a26 16 0 0 1 52 0zM120 190h4v20h-4z" />
      <Palm x={232} foot={206} scale={0.62} />
    </>
  );
}
