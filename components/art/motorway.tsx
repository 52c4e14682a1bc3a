import type { ReactNode } from 'react';
import { barsPath } from './bars';
import { pinePath } from './pines';

interface MotorwayProps {
  className?: string;
  /** The lamps, the cars and the pines; a page loads them from a file. */
  traffic?: ReactNode;
}

/** The motorway in the rain, seen from a bridge: southbound at the left, with one red ute. */
export function Motorway({ className, traffic = <MotorwayTraffic /> }: MotorwayProps) {
  return (
    <svg className={className} viewBox="0 0 1440 460" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <defs>
        <pattern id="rain" width="74" height="58" patternUnits="userSpaceOnUse">
          <path className="fill-scene-foam" d="M30 2h3l-9 27h-3zM66 30h3l-8 24h-3z" opacity=".75" />
        </pattern>
      </defs>
      <path className="fill-scene-sky2" d="M0 96h1440v364H0z" />
      <path className="fill-scene-sky3" d="M0 168h1440v292H0z" />
      <path
        className="fill-scene-h1"
        d="M0 196l110-34 90 20 120-44 96 40 60-14 110 30 120-52 130 40 90-30 130 44 110-36 140 34 134-24v90H0z"
      />
      <path
        className="fill-scene-sky3"
        d="M40 186h260a9 9 0 0 1 0 18H40a9 9 0 0 1 0-18zM620 176h330a9 9 0 0 1 0 18H620a9 9 0 0 1 0-18zM1010 190h300a8 8 0 0 1 0 16h-300a8 8 0 0 1 0-16z"
      />
      <path
        className="fill-scene-h2"
        d="M0 226q60-34 130-14 60-26 120 2 70-20 130 6l90-4 110-2q70-26 140-2 80-24 150 4 90-22 160 0 100-24 200 4 100-20 210 2v40H0z"
      />
      <path className="fill-scene-dune" d="M0 238l452-22h40l948 34v210H0z" />
      <path className="fill-scene-dune2" d="M560 228q40-12 120 4t760 74v154h-160z" />
      <path className="fill-scene-wall" d="M486 216l954 128v26L486 222z" />
      <path className="fill-scene-t2" d="M700 250l740 100v20L700 257z" />
      <path className="fill-scene-road" d="M462 216h26l892 244H-250z" />
      <path className="fill-scene-kerb" d="M458 216l4 0L-214 460h-26zM486 216h3l862 244h-24z" />
      <path
        className="fill-scene-kerb"
        d="M60 408l-44 26h26l40-26zM182 340l-50 30h18l46-30zM286 288l-38 22h12l36-22zM360 252l-26 14h8l25-14zM770 350l60 30h22l-64-30zM650 292l46 22h14l-48-22zM578 258l28 13h9l-29-13zM934 430l56 30h32l-60-30z"
      />
      <path className="fill-scene-t1" d="M470 217h8l70 243h-54z" />
      <path className="fill-scene-kerb" d="M469 213h10l64 247h-16L474 219 494 460h-16z" />
      {traffic}
      <Gantry />
      <path fill="url(#rain)" d="M0 96h1440v340H0z" />
      <path className="fill-scene-t1" d="M0 436h1440v24H0z" />
      <path className="fill-scene-kerb" d="M0 428h1440v9H0z" />
    </svg>
  );
}

export function MotorwayTraffic() {
  return (
    <>
      <Lamps />
      <Oncoming />
      <Ute />
      <path className="fill-scene-pine" d={pinePath(1392, 96, 420) + pinePath(1316, 176, 400)} />
    </>
  );
}

/** Street lamps with arms over the lanes, switched on. */
function Lamps() {
  return (
    <>
      <path
        className="fill-scene-t1"
        d="M928 340V136h-54v-6h60v210zM736 286V166h-34v-4h38v124zM634 258v-74h-20v-3h23v77z"
      />
      <path className="fill-scene-sun" d="M850 130h28v9h-28zM686 162h18v6h-18zM604 181h12v5h-12z" />
    </>
  );
}

function Gantry() {
  return (
    <>
      <path className="fill-scene-line" d="M230 296V158h8v138zM484 296V158h8v138zM230 158h262v7H230z" />
      <path className="fill-scene-foam" d="M272 148h66v38h-66zM384 148h66v38h-66z" />
      <path className="fill-scene-dune" d="M275 151h60v32h-60zM387 151h60v32h-60z" />
      <path
        className="fill-scene-foam"
        d="M301 156h8v14h8l-12 10-12-10h8zM396 156h28v5h-28zM396 166h20v5h-20zM429 172l10-10v-6h4v8l-11 11z"
      />
    </>
  );
}

/** Headlights of oncoming cars, and their reflections on the wet road. */
function Oncoming() {
  return (
    <>
      <path
        className="fill-scene-sun"
        d={barsPath([
          [584, 346, 26, 6],
          [670, 346, 26, 6],
          [591, 358, 20, 6],
          [677, 358, 20, 6],
          [598, 370, 14, 6],
          [684, 370, 14, 6],
        ])}
      />
      <path className="fill-scene-wall" d="M540 204h76v62h-76z" />
      <path className="fill-scene-win" d="M548 234h60v18h-60z" />
      <path
        className="fill-scene-line"
        d="M544 266h14v8h-14zM598 266h14v8h-14zM510 240h42v5h-42zM584 326h108v10H584z"
      />
      <path className="fill-scene-t1" d="M510 240l5-14h30l6 14zM578 318l6-18 16-26h76l18 26 6 18v10H578z" />
      <path className="fill-scene-win" d="M604 296l10-16h50l10 16z" />
      <path
        className="fill-scene-sun"
        d="M544 256h13v9h-13zM599 256h13v9h-13zM513 232h9v6h-9zM539 232h9v6h-9zM586 304h24v13h-24zM668 304h24v13h-24z"
      />
    </>
  );
}

/** The ute from behind, with its spray. */
function Ute() {
  return (
    <>
      <path
        className="fill-scene-red"
        d={barsPath([
          [384, 274, 10, 3],
          [408, 274, 10, 3],
          [386, 281, 7, 3],
          [410, 281, 7, 3],
        ])}
      />
      <path className="fill-scene-t2" d="M382 262l4-16h30l4 16v8h-38z" />
      <path className="fill-scene-red" d="M383 258h8v6h-8zM411 258h8v6h-8z" />
      <path
        className="fill-scene-foam"
        d="M164 392h64a9 9 0 0 1 0 18h-64a9 9 0 0 1 0-18zM372 392h64a9 9 0 0 1 0 18h-64a9 9 0 0 1 0-18zM140 408h84a7 7 0 0 1 0 14h-84a7 7 0 0 1 0-14zM376 408h84a7 7 0 0 1 0 14h-84a7 7 0 0 1 0-14z"
        opacity=".7"
      />
      <path className="fill-scene-line" d="M222 388h34v26h-34zM340 388h34v26h-34z" />
      <path className="fill-scene-red" d="M214 340l8-8h10l14-36h104l14 36h10l8 8v54H214z" />
      <path className="fill-scene-win" d="M244 326l10-22h88l10 22z" />
      <path className="fill-scene-t1" d="M240 352h116v30H240z" />
      <path className="fill-scene-wall" d="M278 362h40v12h-40z" />
      <path className="fill-scene-sun" d="M217 348h17v24h-17zM362 348h17v24h-17z" />
      <path className="fill-scene-kerb" d="M210 386h176v8H210z" />
    </>
  );
}
