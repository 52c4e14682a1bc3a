import { barsPath } from '../bars';
import { Palm } from '../palm';
import { CoverFrame } from './cover-frame';

const clouds = barsPath([
  [120, 110, 240, 24],
  [210, 134, 170, 18],
  [880, 84, 210, 22],
]);
const glitter = barsPath([
  [60, 372, 180, 9],
  [140, 396, 130, 9],
  [330, 380, 110, 9],
  [1010, 376, 150, 9],
]);
const lane = barsPath([
  [30, 560, 90, 9],
  [210, 560, 90, 9],
  [390, 560, 90, 9],
  [570, 560, 90, 9],
  [750, 560, 90, 9],
  [930, 560, 90, 9],
  [1110, 560, 90, 9],
]);
const stripes = Array.from({ length: 5 }, (_, index) => `M${466 + index * 64} 236h32v46h-32z`).join('');
const wheels = [500, 574, 908] as const;

/** A truck carries a small shop along the coast road, towards a signpost. */
export function MovingShop({ title }: { title: string }) {
  return (
    <CoverFrame title={title}>
      <Coast />
      <Signpost />
      <Shop />
      <Truck />
    </CoverFrame>
  );
}

function Coast() {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h1200v350H0z" />
      <path className="fill-scene-sky2" d="M0 186h1200v90H0z" />
      <path className="fill-scene-sky3" d="M0 262h1200v90H0z" />
      <circle className="fill-scene-sun" cx="250" cy="270" r="104" />
      <path className="fill-scene-sky3" d={clouds} />
      <path className="fill-scene-h1" d="M640 350l140-64 120 36 130-58 170 50v36z" />
      <path className="fill-scene-sea" d="M0 346h1200v90H0z" />
      <path className="fill-scene-shal" d={glitter} />
      <path className="fill-scene-sand" d="M0 430q300-24 620-10t580-10v80H0z" />
      <path className="fill-scene-dune" d="M0 470q320-34 640-12t560-14v60H0z" />
      <Palm x={90} foot={484} scale={1.7} />
      <Palm x={300} foot={476} scale={1.2} />
      <path className="fill-scene-kerb" d="M0 490h1200v14H0z" />
      <path className="fill-scene-road" d="M0 502h1200v128H0z" />
      <path className="fill-scene-kerb" d={lane} />
    </>
  );
}

function Signpost() {
  return (
    <>
      <path className="fill-scene-t1" d="M1090 250h16v250h-16z" />
      <path className="fill-scene-foam" d="M1010 268h130l38 34-38 34h-130z" />
      <path
        fill="none"
        className="stroke-scene-sea"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M1040 302h84M1106 284l20 18-20 18"
      />
    </>
  );
}

function Shop() {
  return (
    <>
      <path className="fill-scene-wall" d="M470 250h292v216H470z" />
      <path className="fill-scene-t2" d="M470 250h60v216h-60z" />
      <path className="fill-scene-t1" d="M458 196h316v44H458z" />
      <path className="fill-scene-foam" d="M540 210h152v14H540z" />
      <path className="fill-scene-red" d="M450 236h332v46H450z" />
      <path className="fill-scene-foam" d={stripes} />
      <path className="fill-scene-win" d="M548 310h96v84h-96z" />
      <path className="fill-scene-bay" d="M672 306h62v160h-62z" />
      <circle className="fill-scene-sun" cx="722" cy="390" r="6" />
      <path fill="none" className="stroke-scene-line" strokeWidth="6" d="M446 470l30-236M786 470l-30-236" />
    </>
  );
}

function Truck() {
  return (
    <>
      <path className="fill-scene-line" opacity=".3" d="M420 568h580l30 26H400z" />
      <path className="fill-scene-line" d="M424 466h400v34H424z" />
      <path className="fill-scene-sea2" d="M812 500V322h104c18 0 30 8 38 24l40 74c4 8 6 14 6 24v92H812z" />
      <path className="fill-scene-win" d="M846 348h66l34 70H846z" />
      <path className="fill-scene-sun" d="M980 456h20v30h-20z" />
      <path className="fill-scene-line" d="M812 512h196v26H812zM424 500h388v18H424z" />
      {wheels.map((x) => (
        <g key={x}>
          <circle className="fill-scene-line" cx={x} cy="540" r="42" />
          <circle className="fill-scene-kerb" cx={x} cy="540" r="17" />
        </g>
      ))}
    </>
  );
}
