import { classNames } from '@/components/ui/class-names';
import { barsPath } from './bars';
import styles from './lookout.module.css';
import { pinePath } from './pines';

const haze = barsPath([
  [700, 96, 260, 18],
  [760, 114, 150, 14],
  [70, 128, 170, 14],
  [40, 142, 110, 10],
]);
const clouds = barsPath([
  [430, 36, 420, 34],
  [360, 70, 330, 30],
  [520, 100, 380, 28],
  [20, 52, 260, 26],
  [70, 78, 320, 24],
  [900, 60, 460, 34],
  [980, 94, 300, 26],
]);
const glitter = barsPath([
  [504, 214, 212, 7],
  [536, 230, 160, 7],
  [520, 246, 116, 7],
  [572, 262, 84, 6],
]);
const swell = barsPath([
  [30, 222, 300, 6],
  [150, 246, 240, 6],
  [760, 226, 360, 6],
  [860, 250, 420, 6],
  [1180, 232, 220, 6],
]);

/** Rain as slanted strokes, each row offset from the one above. */
const rain = Array.from({ length: 72 }, (_, drop) => {
  const row = Math.floor(drop / 18);
  return `M${(drop % 18) * 82 + (row % 2) * 40 + 24} ${96 + row * 62}l-13 40`;
}).join('');

/**
 * A patrolled beach: tower, windsock, flags, the sea. Sky and wind are set by `data-sky` and `data-wind` of the section
 * around it; sunny without a reading.
 */
export function Lookout() {
  return (
    <svg viewBox="0 0 1440 420" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path className="fill-scene-sky2" d="M0 60h1440v150H0z" />
      <path className="fill-scene-sky3" d="M0 140h1440v70H0z" />
      <circle className={classNames('fill-scene-sun', styles.sun)} cx="610" cy="186" r="100" />
      <path className="fill-scene-sky3" d={haze} />
      <path
        className={classNames('fill-scene-sky2', styles.sun)}
        d={barsPath([
          [470, 158, 190, 14],
          [520, 172, 110, 10],
        ])}
      />
      <path className={classNames('fill-scene-h1', styles.clouds)} d={clouds} />
      <path className="fill-scene-sea" d="M0 206h1440v130H0z" />
      <path className="fill-scene-sea2" d={swell} />
      <path className={classNames('fill-scene-sun', styles.sun)} d={glitter} />
      <path className={styles.rain} d={rain} />
      <path className="fill-scene-shal" d="M0 288q170-18 340-4t380 2 380-8 340 4v60H0z" />
      <path className="fill-scene-foam" d="M0 298q180-16 360-4t400 2 360-8 320 6v50H0z" />
      <path className="fill-scene-wet" d="M0 310q200-18 400-4t420 4 620-10v60H0z" />
      <path className="fill-scene-sand" d="M0 332q240-22 500-8t520 2 420-10v110H0z" />
      <Flags />
      <Tower />
      <path className="fill-scene-pine" d={pinePath(1396, 120, 380) + pinePath(60, 196, 372)} />
      <path className="fill-scene-dune" d="M0 372q70-18 130 2t110 46H0zM1180 420q90-60 260-52v52z" />
    </svg>
  );
}

/** The red and yellow flags to swim between. */
function Flags() {
  return (
    <>
      <path className="fill-scene-line" d="M446 272h5v98h-5zM566 268h5v92h-5z" />
      <path className="fill-scene-red" d="M451 274l50 6v14h-50zM571 270l46 6v12h-46z" />
      <path className="fill-scene-sun" d="M451 294h50v14l-50 6zM571 288h46v12l-46 6z" />
    </>
  );
}

function Tower() {
  return (
    <>
      <path className="fill-scene-line" d="M300 108h5v84h-5z" />
      <g className={styles.windsock}>
        <path className="fill-scene-t2" d="M305 108l84 9v8l-84 9z" />
        <path
          className="fill-scene-wall"
          d="M326 110.300l21 2.200v17l-21 2.200zM368 114.800l21 2.200v8l-21 2.200z"
        />
      </g>
      <path
        className="fill-scene-t1"
        d="M176 382l13-104h12l-13 104zM292 382l-13-104h12l13 104zM186 318h108v9H186zM326 280l104 92h-17l-96-85z"
      />
      <path className="fill-scene-wall" d="M174 208h128v66H174z" />
      <path className="fill-scene-t2" d="M174 208h38v66h-38z" />
      <path className="fill-scene-win" d="M224 222h62v28h-62z" />
      <path className="fill-scene-sun" d="M174 258h128v7H174z" />
      <path
        className="fill-scene-line"
        d="M160 208l14-30h128l14 30zM152 274h176v9H152zM152 246h5v28h-5zM323 246h5v28h-5z"
      />
    </>
  );
}
