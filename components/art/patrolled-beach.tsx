import { barsPath } from './bars';
import { pinePath } from './pines';

/** Umbrellas and towels on the beach: position, size and colour. */
const umbrellas = [
  [330, 408, 1, 'sun'],
  [486, 440, 1.25, 'sea2'],
  [640, 412, 0.9, 'foam'],
  [960, 432, 1.15, 'sea2'],
  [1090, 404, 0.85, 'sun'],
] as const;

/** A patrolled beach at noon: the lifeguard's tower, ships on the horizon, and a flag in the sand. */
export function PatrolledBeach() {
  return (
    <svg viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path className="fill-scene-sky2" d="M0 60h1440v180H0z" />
      <path className="fill-scene-sky3" d="M0 150h1440v90H0z" />
      <path
        className="fill-scene-foam"
        d={barsPath([
          [560, 66, 260, 22],
          [620, 44, 150, 22],
          [900, 120, 330, 18],
          [1120, 102, 150, 18],
        ])}
      />
      <path className="fill-scene-t1" d="M470 218h120l-8 12H478zM1010 220h90l-6 10h-78z" />
      <path
        className="fill-scene-t2"
        d="M484 208h20v10h-20zM508 204h18v14h-18zM530 208h20v10h-20zM1024 212h16v8h-16zM1044 210h14v10h-14z"
      />
      <path className="fill-scene-wall" d="M566 200h16v18h-16zM1078 206h13v14h-13z" />
      <path className="fill-scene-sea" d="M0 228h1440v140H0z" />
      <path
        className="fill-scene-sea2"
        d={barsPath([
          [60, 248, 300, 7],
          [420, 256, 260, 7],
          [180, 278, 240, 7],
          [640, 290, 260, 8],
          [1180, 300, 240, 8],
        ])}
      />
      <path className="fill-scene-shal" d="M0 316q240-22 520-4t520-6 400 4v80H0z" />
      <path
        className="fill-scene-foam"
        d="M0 326q130-20 300-6 60-12 130-4 150-14 270 8 180-18 330-2 190-16 410-2v12q-200-8-420 8-160-12-320 4-130-18-270-4-90-10-140 2-160-12-290 6z"
      />
      <path className="fill-scene-wet" d="M0 352q360-24 720-6t720-10v60H0z" />
      <path className="fill-scene-sand" d="M0 384q380-30 760-10t680-22v168H0z" />
      <path className="fill-scene-dune" d="M0 470q190-40 420-20 120 12 200 40l-40 30H0z" />
      <path className="fill-scene-dune2" d="M0 496q180-30 380-12l90 36H0z" />
      <path className="fill-scene-pine" d={pinePath(46, 176, 486) + pinePath(128, 260, 492)} />
      {umbrellas.map(([x, y, scale, hue]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className="fill-scene-wet" d="M-48 0h104l8 9H-56z" />
          <path className="fill-scene-line" d="M-2-66h4v68h-4z" />
          <path className="fill-scene-foam" d="M-46-44q6-34 46-36 40 2 46 36z" />
          <path
            className={`fill-scene-${hue}`}
            d="M-46-44q6-34 46-36-22 8-24 36zM22-44q-2-28-22-36 40 2 46 36z"
          />
          <path className="fill-scene-t2" d="M22-2h40l6 6H18z" />
        </g>
      ))}
      <Tower />
      <Flag />
    </svg>
  );
}

function Tower() {
  return (
    <g>
      <path
        className="fill-scene-t1"
        d="M1208 298h12l-18 152h-12zM1340 298h12l20 152h-13zM1270 298h10v152h-10z"
      />
      <path className="fill-scene-t1" d="M1204 360h156v9h-156zM1200 404h166v9h-166z" />
      <path className="fill-scene-wall" d="M1206 196h150v102h-150z" />
      <path className="fill-scene-t2" d="M1206 196h26v102h-26z" />
      <path className="fill-scene-win" d="M1246 214h96v42h-96z" />
      <path className="fill-scene-wall" d="M1292 214h5v42h-5z" />
      <path className="fill-scene-line" d="M1182 180h198v18h-198z" />
      <path className="fill-scene-dune2" d="M1196 168h170l14 12h-198z" />
      <path className="fill-scene-line" d="M1180 292h204v12h-204z" />
      <path
        className="fill-scene-kerb"
        d="M1180 258h6v36h-6zM1378 258h6v36h-6zM1180 258h30v5h-30zM1354 258h30v5h-30z"
      />
      <path className="fill-scene-t1" d="M1384 298l46 152h-12l-44-146z" />
      <path className="fill-scene-t1" d="M1390 330h24v7h-24zM1400 362h24v7h-24zM1410 394h24v7h-24z" />
    </g>
  );
}

/** The red and yellow flag: safe to swim. */
function Flag() {
  return (
    <g>
      <path className="fill-scene-line" d="M820 198h9v232h-9z" />
      <path className="fill-scene-red" d="M829 202q42-16 84 0t74-2v42q-34 16-74 2t-84 0z" />
      <path className="fill-scene-sun" d="M829 244q42-16 84 0t74-2v42q-34 16-74 2t-84 0z" />
      <path className="fill-scene-wet" d="M800 424q24-10 50 0v8h-50z" />
    </g>
  );
}
