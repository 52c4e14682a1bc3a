import { barsPath } from '@/components/art/bars';
import { piecePath } from '@/components/art/jigsaw';
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
      <path className="fill-scene-sky2" d="M0 130h1440v200H0z" />
      <path className="fill-scene-sky3" d="M0 226h1440v100H0z" />
      <circle className="fill-scene-sun" cx="800" cy="290" r="92" />
      <path
        className="fill-scene-sky3"
        d={barsPath([
          [690, 236, 170, 14],
          [660, 250, 96, 10],
          [1010, 92, 210, 18],
          [1066, 112, 120, 14],
        ])}
      />
      <path
        className="fill-scene-h1"
        d="M900 306l80-44 80 22 110-66 100 50 90-30 160-40v108H900zM0 306v-22l90-26 130 20 90 28z"
      />
      <path className="fill-scene-h2" d="M990 306l120-30 140 20 130-40 140 26v44H990z" />
      <path className="fill-scene-sea" d="M0 302h1440v140H0z" />
      <path
        className="fill-scene-sun"
        d={barsPath([
          [722, 312, 156, 7],
          [750, 326, 104, 7],
          [772, 340, 62, 7],
        ])}
      />
      <path className="fill-scene-foam" d="M140 330h90v5h-90zM380 352h120v5H380zM850 336h70v5h-70z" />
      <path className="fill-scene-foam" d="M262 318l26-52v52zM294 318v-40l18 40z" />
      <path className="fill-scene-line" d="M254 321h66l-10 12h-46z" />
      <path className="fill-scene-dune" d="M0 372q220-34 470-8t470-22 500-18v140H0z" />
      <path className="fill-scene-dune2" d="M0 404q360-36 720-12t720-28v90H0z" />
      <Mirror />
      <path
        className={classNames('fill-scene-pine', styles.pillar)}
        d="M1280-400h260v730h-100q-30-300-160-730z"
      />
      <Dash />
    </svg>
  );
}

function Mirror() {
  return (
    <>
      <path className="fill-scene-pine" d="M1112-6a23 14 0 0 1 46 0l-14 46h-18z" />
      <rect className="fill-scene-pine" x="1010" y="34" width="250" height="72" rx="30" />
      <rect className="fill-scene-sky" x="1020" y="43" width="230" height="54" rx="23" />
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
        d={barsPath([
          [470, 462, 120, 12],
          [470, 484, 120, 12],
          [470, 506, 120, 12],
          [610, 458, 120, 12],
          [610, 480, 120, 12],
          [610, 502, 120, 12],
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
