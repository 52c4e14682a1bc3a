import { barsPath } from './bars';
import { pinePath } from './pines';

/** A straight road in front of the ranges, early; as wide as the page. */
export function Roadside({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="fill-scene-sky2" d="M0 60h1440v130H0z" />
      <path className="fill-scene-sky3" d="M0 130h1440v80H0z" />
      <circle className="fill-scene-sun" cx="760" cy="176" r="84" />
      <path
        className="fill-scene-sky3"
        d={barsPath([
          [660, 140, 150, 14],
          [630, 154, 90, 10],
          [730, 34, 190, 16],
          [780, 50, 110, 12],
        ])}
      />
      <path
        className="fill-scene-h1"
        d="M0 180l100-44 80 24 130-66 100 54 90-24 120 50 120-36 100 34 140-58 120 48 110-40 120 40 110-26v120H0z"
      />
      <path
        className="fill-scene-h2"
        d="M0 214l150-30 160 24 200-32 190 34 220-28 180 30 200-26 140 22v50H0z"
      />
      <path className="fill-scene-dune" d="M0 232q360-20 720-6t720-4v40H0z" />
      <path
        className="fill-scene-pine"
        d={pinePath(96, 128, 244) + pinePath(168, 158, 246) + pinePath(1380, 112, 246)}
      />
      <path className="fill-scene-kerb" d="M0 244h1440v12H0z" />
      <path className="fill-scene-road" d="M0 256h1440v44H0z" />
      <path
        className="fill-scene-kerb"
        d="M30 275h80v7H30zM190 275h80v7h-80zM350 275h80v7h-80zM510 275h80v7h-80zM670 275h80v7h-80zM830 275h80v7h-80zM990 275h80v7h-80zM1150 275h80v7h-80zM1310 275h80v7h-80z"
      />
      <path className="fill-scene-red" d="M486 254l10-24h44l18 24h70v22H470v-12z" />
      <path className="fill-scene-win" d="M502 252l7-16h28l12 16z" />
      <path
        className="fill-scene-line"
        d="M494 276a13 13 0 1 0 26 0 13 13 0 1 0-26 0M584 276a13 13 0 1 0 26 0 13 13 0 1 0-26 0"
      />
    </svg>
  );
}
