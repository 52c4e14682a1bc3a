import { barsPath } from './bars';
import { pinePath } from './pines';

const glitter = barsPath([
  [930, 236, 250, 8],
  [962, 252, 190, 8],
  [940, 268, 150, 7],
  [996, 284, 90, 7],
]);

/** A patrolled beach early: the lifeguard's tower, the sea, and one flag in the sand. */
export function PatrolledBeach() {
  return (
    <svg viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path className="fill-scene-sky2" d="M0 60h1440v180H0z" />
      <path className="fill-scene-sky3" d="M0 150h1440v90H0z" />
      <circle className="fill-scene-sun" cx="1060" cy="222" r="92" />
      <path
        className="fill-scene-sky3"
        d={barsPath([
          [900, 178, 170, 14],
          [870, 192, 100, 10],
          [690, 66, 220, 18],
          [750, 84, 120, 12],
        ])}
      />
      <path className="fill-scene-h1" d="M0 226l60-30 46 14 70-44 84 40 60-18 110 44 90-12 60 16v10H0z" />
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
      <path className="fill-scene-sun" d={glitter} />
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

/** Red over yellow: where it is safe to swim. */
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
