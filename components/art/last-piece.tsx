import { classNames } from '@/components/ui/class-names';
import { piecePath } from './jigsaw';
import styles from './last-piece.module.css';

const width = 600;
const height = 400;
const [x, y] = [width / 2, height / 2];
const [left, right, top, bottom] = [x / 2, width - x / 2, y / 2, height - y / 2];

/** The picture but for its upper corner, where the sun is. */
const rest = piecePath(
  [0, 0],
  [
    { to: [x, 0] },
    { to: [x, y], knob: { at: top, kind: 'socket' } },
    { to: [width, y], knob: { at: right, kind: 'tab' } },
    { to: [width, height] },
    { to: [0, height] },
    { to: [0, 0] },
  ],
);
const last = piecePath(
  [x, 0],
  [
    { to: [width, 0] },
    { to: [width, y] },
    { to: [x, y], knob: { at: right, kind: 'socket' } },
    { to: [x, 0], knob: { at: top, kind: 'tab' } },
  ],
);
const corner = piecePath(
  [0, y],
  [
    { to: [x, y], knob: { at: left, kind: 'socket' } },
    { to: [x, height], knob: { at: bottom, kind: 'tab' } },
    { to: [0, height] },
    { to: [0, y] },
  ],
);

/** The coast as a jigsaw, whose last piece clicks in as it appears: the sun. */
export function LastPiece() {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="fill-scene-sky2" d={rest} />
      <path className="fill-scene-h1" d="M0 200v-34l60-26 54 20 66-30 70 44 50 26z" />
      <path className="fill-scene-t1" d="M62 92h26v108H62zm40 34h34v74h-34zM148 60h22v140h-22z" />
      <path className="fill-scene-t2" d="M76 92h12v108H76zm40 34h20v74h-20zM158 60h12v140h-12z" />
      <path className="fill-scene-sea" d="M0 200h600v130H0z" />
      <path className="fill-scene-sun" d="M400 214h110v10H400zm24 22h62v9h-62z" />
      <path
        className="fill-scene-sea2"
        d="M20 226h150v9H20zm90 26h120v9H110zm220 16h200v9H330zM40 286h130v9H40z"
      />
      <path className="fill-scene-shal" d="M0 326q170-52 330-18t270-8v100H0z" />
      <path className="fill-scene-sand" d="M0 352q190-48 340-12t260-4v64H0z" />
      <path className="fill-scene-t1" d="M236 346l34-92 6 92z" />
      <path className="fill-scene-foam" d="M281 346v-84l40 70z" />
      <path className="fill-scene-t1" d="M222 350h116l-14 18h-88z" />
      <path className={styles.cut} d={corner} />
      <g className={styles.last}>
        <path className={classNames('fill-scene-sky2', styles.cut)} d={last} />
        <circle className="fill-scene-sun" cx="484" cy="84" r="52" />
        <path
          className="fill-scene-sky3"
          d="M352 60h76a9 9 0 0 1 0 18h-76a9 9 0 0 1 0-18zm150 50h64a8 8 0 0 1 0 16h-64a8 8 0 0 1 0-16z"
        />
      </g>
    </svg>
  );
}
