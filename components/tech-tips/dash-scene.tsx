import { barsPath } from '@/components/art/bars';
import { piecePath } from '@/components/art/jigsaw';
import { pinePath } from '@/components/art/pines';
import { classNames } from '@/components/ui/class-names';
import styles from './dash-scene.module.css';

/** A corner piece on a string, hanging like an air freshener. */
const tag = piecePath(
  [0, 0],
  [
    { to: [240, 0] },
    { to: [240, 240], knob: { at: 120, kind: 'tab' } },
    { to: [0, 240] },
    { to: [0, 0], knob: { at: 120, kind: 'socket' } },
  ],
);

/** The coast through the windscreen of a right-hand drive car. The dashboard continues below the picture's lower edge. */
export function DashScene({ label }: { label: string }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
    >
      <Noon />
      <Mirror />
      <path
        className={classNames('fill-scene-pine', styles.pillar)}
        d="M1280-400h260v730h-100q-30-300-160-730z"
      />
      <Dash />
    </svg>
  );
}

/** White noon: a bleached sky without a sun, glare on the water, and hard shadows right below everything. */
function Noon() {
  return (
    <>
      <path className="fill-scene-wall" opacity=".6" d="M0 190h1440v120H0z" />
      <path
        className="fill-scene-h1"
        d="M1010 304l70-30 90 16 110-46 160 34v28zM0 304v-16l110-22 130 18 60 20z"
      />
      <path className="fill-scene-shal" d="M0 302h1440v120H0z" />
      <path className="fill-scene-sea2" d="M0 302h1440v12H0z" />
      <path
        className="fill-scene-foam"
        d={barsPath([
          [60, 326, 150, 6],
          [250, 318, 220, 5],
          [380, 338, 170, 7],
          [600, 322, 190, 5],
          [700, 336, 120, 6],
          [1110, 320, 180, 5],
        ])}
      />
      <path className="fill-scene-foam" d="M652 312l26-52v52zM684 312v-40l18 40z" />
      <path className="fill-scene-line" d="M644 315h66l-10 12h-46z" />
      <path className="fill-scene-foam" d="M0 366q230-26 480-10t500-50h460v160H0z" />
      <path className="fill-scene-kerb" d="M0 376q230-24 490-10t490-60h460v160H0z" />
      <path
        className="fill-scene-dune"
        d="M1010 306q150 16 430 20v130h-300zM0 440q180-40 420-26l300 30v40H0z"
      />
      <path className="fill-scene-h1" d="M968 304h20l330 170H700z" />
      <path
        className="fill-scene-dune2"
        d="M738 396h92l-12 9h-68zM408 409h50l-6 5h-38zM566 397h50l-6 5h-38zM820 368h60l-8 7h-44z"
      />
      <path
        className="fill-scene-pine"
        d={
          pinePath(784, 186, 400) +
          pinePath(846, 256, 372) +
          pinePath(590, 326, 400) +
          pinePath(430, 334, 412)
        }
      />
      <path className="fill-scene-wet" d="M120 398h190l-16 12H136z" />
      <path className="fill-scene-t2" d="M140 348h8v54h-8zM282 348h8v54h-8zM160 378h110v7H160z" />
      <path className="fill-scene-win" d="M156 352h118v18H156z" />
      <path className="fill-scene-foam" d="M112 336l18-22h170l18 22z" />
      <path className="fill-scene-red" d="M112 336h206v12H112z" />
    </>
  );
}

function Mirror() {
  return (
    <>
      <path className="fill-scene-pine" d="M1112-6a23 14 0 0 1 46 0l-14 46h-18z" />
      <rect className="fill-scene-pine" x="1010" y="34" width="250" height="72" rx="30" />
      <rect className="fill-scene-wall" opacity=".6" x="1020" y="43" width="230" height="54" rx="23" />
      <path className="fill-scene-h1" d="M1022 80l60-18 50 12 64-20 52 20q-2 16-18 23h-190q-14-4-18-17z" />
      <path className={styles.string} d="M1135 106v44" />
      <g transform="translate(1103 148) rotate(6) scale(.27)">
        <path className="fill-scene-sea2" d={tag} />
      </g>
    </>
  );
}

function Dash() {
  return (
    <>
      <path
        className={styles.ground}
        d="M0 448q380-54 770-40c70 2 84-92 178-96q150-8 304 0c94 4 100 84 188 96v152H0z"
      />
      <path
        className={styles.line}
        d="M482 452h256a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12H482a12 12 0 0 1-12-12v-56a12 12 0 0 1 12-12z"
      />
      <path
        className={styles.ground}
        d={barsPath([
          [484, 466, 118, 10],
          [484, 487, 118, 10],
          [484, 508, 118, 10],
          [618, 466, 118, 10],
          [618, 487, 118, 10],
          [618, 508, 118, 10],
        ])}
      />
      <path className={styles.rim} d="M858 560a242 242 0 0 1 484 0" />
      <path
        className={styles.line}
        d="M1040 560a60 60 0 0 1 120 0zM870 532h176v28H868zM1154 532h176l2 28h-178z"
      />
      <DashDial x={1004} turn={-64} />
      <DashDial x={1196} turn={38} />
      <path className={styles.warning} d="M1100 388l25 43h-50z" />
      <path className={styles.ground} d="M1097 402h6l-1 15h-4zM1097.500 420h5v5h-5z" />
    </>
  );
}

function DashDial({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`translate(${x} 446)`}>
      <path className={styles.ring} d="M-46 40a61 61 0 1 1 92 0" />
      <path className={styles.ticks} d="M-37 32a49 49 0 1 1 74 0" pathLength="100" />
      <g transform={`rotate(${turn})`}>
        <path className={styles.needle} d="M-4 0l4-44 4 44z" />
      </g>
      <circle className={styles.line} r="10" />
    </g>
  );
}
