import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { FileDrawing } from './file-drawing';

/** Inside the sample client's workshop: a red car on the hoist, and the yard through the open door. */
export function WorkshopInside({ label }: { label: string }) {
  return (
    <FileDrawing
      file="home"
      id="workplace"
      viewBox="0 0 520 460"
      preserveAspectRatio="xMinYMax slice"
      label={label}
    >
      <text className="drawn-heading" x="28" y="139" fill="#fff" fontSize="21" textLength="176">
        {sampleWorkshop.sign}
      </text>
    </FileDrawing>
  );
}

/** The workshop without its sign. */
export function Workplace() {
  return (
    <>
      <path className="fill-scene-t2" d="M0 0h520v460H0z" />
      <path className="fill-scene-wet" d="M0 0h520v96H0z" />
      <path className="fill-scene-t1" d="M0 34h520v8H0zM0 84h520v12H0z" />
      <path
        className="fill-scene-t1"
        d="M-5 40h12l62 46H57zM125 40h12L75 86H63zM125 40h12l62 46h-12zM255 40h12l-62 46h-12zM255 40h12l62 46h-12zM385 40h12l-62 46h-12zM385 40h12l62 46h-12zM515 40h12l-62 46h-12z"
      />
      <Door />
      <ToolWall />
      <path className="fill-scene-t1" d="M18 110h196v42H18z" />
      <path className="fill-scene-road" d="M0 396h520v64H0z" />
      <path className="fill-scene-kerb" d="M0 396h520v5H0zM60 460l34-59h8l-30 59zM452 460l-34-59h-8l30 59z" />
      <path className="fill-scene-sun" d="M118 424h280l12 16H106z" opacity=".55" />
      <Lamp x={232} />
      <Lamp x={296} />
      <Hoist />
      <Mechanic />
      <Tyres />
    </>
  );
}

/** The open roller door, with gum trees in the yard. */
function Door() {
  return (
    <>
      <path className="fill-scene-line" d="M352 108h168v290H352z" />
      <path className="fill-scene-shal" d="M364 150h156v246H364z" />
      <path className="fill-scene-sky3" d="M364 220h156v120H364z" />
      <path className="fill-scene-wall" d="M364 120h156v36H364z" />
      <path className="fill-scene-wet" d="M364 128h156v4H364zM364 140h156v4H364zM364 152h156v4H364z" />
      <path
        className="fill-scene-dune"
        d="M364 262a34 34 0 0 1 40-40 40 36 0 0 1 60-8 40 36 0 0 1 56 4v90q-60 20-156 4z"
      />
      <path className="fill-scene-wall" d="M428 244h8l-2 40 22-24 4 5-26 32v62h-9v-70l-20-28 5-4 16 20z" />
      <path className="fill-scene-dune2" d="M364 330h156v30H364z" />
      <path className="fill-scene-sand" d="M364 352h156v44H364z" />
      <path
        className="fill-scene-line"
        d="M364 318h156v5H364zM380 304h5v52h-5zM420 304h5v52h-5zM462 304h5v52h-5zM504 304h5v52h-5z"
      />
    </>
  );
}

function ToolWall() {
  return (
    <>
      <path className="fill-scene-wall" d="M18 168h118v96H18z" />
      <path
        className="fill-scene-t1"
        d="M32 182a10 10 0 0 1 15 0v11l-4 5v44a4 4 0 0 1-8 0v-44l-4-5zM58 186a8 8 0 0 1 13 0v9l-4 4v34a3 3 0 0 1-6 0v-34l-4-4zM82 180h8v30h3v34a7 7 0 0 1-14 0v-34h3zM106 180h16v12h-5v52h-6v-52h-5z"
      />
      <path className="fill-scene-line" d="M0 330h112v12H0z" />
      <path className="fill-scene-sea" d="M6 342h100v54H6z" />
      <path className="fill-scene-sea2" d="M12 348h88v12H12zM12 366h88v12H12z" />
      <path className="fill-scene-line" d="M46 352h20v4H46zM46 370h20v4H46z" />
      <path className="fill-scene-foam" d="M20 306h34v24H20z" />
      <path className="fill-scene-win" d="M23 309h28v17H23z" />
      <path className="fill-scene-sun" d="M70 312h20v18H70z" />
      <path className="fill-scene-line" d="M70 306h20v6H70zM76 300h8v6h-8z" />
    </>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <>
      <path className="fill-scene-line" d={`M${x + 22} 96h4v30h-4z`} />
      <path className="fill-scene-line" d={`M${x + 8} 126h32l12 16H${x - 4}z`} />
      <path className="fill-scene-win" d={`M${x - 2} 142h52v6H${x - 2}z`} />
    </>
  );
}

/** Two posts with arms, which hold the car at head height. */
function Hoist() {
  return (
    <>
      <path className="fill-scene-sea" d="M134 166h18v232h-18zM344 166h18v232h-18z" />
      <path
        className="fill-scene-sea2"
        d="M146 166h6v232h-6zM356 166h6v232h-6zM122 392h42v8h-42zM332 392h42v8h-42z"
      />
      <path
        className="fill-scene-sun"
        d="M130 262h26v26h-26zM340 262h26v26h-26zM152 280h68v8h-68zM276 280h68v8h-68z"
      />
      <path
        className="fill-scene-red"
        d="M158 258q2-22 22-26l28-4 24-30q4-4 10-4h62q8 0 12 6l16 28q18 4 20 30v8H158z"
      />
      <path className="fill-scene-win" d="M218 228l18-22q2-3 6-3h20v25zM270 203h30q4 0 6 4l10 21h-46z" />
      <path className="fill-scene-line" d="M158 258h194v8H158zM262 236h16v4h-16z" />
      <path className="fill-scene-foam" d="M158 244h12v9h-12zM342 242h10v10h-10z" />
      <path
        className="fill-scene-line"
        d="M174 266a21 21 0 1 0 42 0 21 21 0 1 0-42 0M294 266a21 21 0 1 0 42 0 21 21 0 1 0-42 0M200 276h110v6H200z"
      />
      <path
        className="fill-scene-kerb"
        d="M186 266a9 9 0 1 0 18 0 9 9 0 1 0-18 0M306 266a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
      />
    </>
  );
}

/** Below the car, holding up a lamp. */
function Mechanic() {
  return (
    <>
      <path className="fill-scene-sun" d="M236 288h68l-32 22z" opacity=".75" />
      <path className="fill-scene-line" d="M226 322a13 13 0 1 0 26 0 13 13 0 1 0-26 0" />
      <path className="fill-scene-sun" d="M224 318q2-12 15-12 12 0 14 10h10v5z" />
      <path
        className="fill-scene-t1"
        d="M222 342q14-8 30 0l16-24 9 5-19 34-2 24 3 38h-13l-5-34-6 34h-13l2-40-8 18-8-4z"
      />
      <path className="fill-scene-line" d="M266 310h8v14h-8zM220 416h18v6h-18zM244 416h18v6h-18z" />
      <path className="fill-scene-foam" d="M264 302h12v10h-12z" />
    </>
  );
}

function Tyres() {
  return (
    <>
      <path
        className="fill-scene-line"
        d="M408 380h76a10 10 0 0 1 0 20h-76a10 10 0 0 1 0-20zM412 402h76a10 10 0 0 1 0 20h-76a10 10 0 0 1 0-20zM404 424h76a10 10 0 0 1 0 20h-76a10 10 0 0 1 0-20z"
      />
      <path className="fill-scene-t1" d="M424 386h44v5h-44zM428 408h44v5h-44zM420 430h44v5h-44z" />
    </>
  );
}
