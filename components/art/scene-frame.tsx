import type { ReactNode } from 'react';

/** The background of every scene of the coast: a sky in three bands. `label`: description of the picture. */
export function SceneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 1440 800" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
      <path className="fill-scene-sky" d="M0 0h1440v800H0z" />
      <path className="fill-scene-sky2" d="M0 330h1440v200H0z" />
      <path className="fill-scene-sky3" d="M0 440h1440v100H0z" />
      {children}
    </svg>
  );
}
