import { pinePath } from './pines';

/** Market stalls: left edge, colour of the awning, and number of rows in the heap of fruit. */
const stalls = [
  { x: 60, awning: 'sea2', rows: 1 },
  { x: 290, awning: 'sun', rows: 3 },
  { x: 520, awning: 'red', rows: 5 },
] as const;

const TABLE = 404;
const FRUIT = 22;

/** A triangular heap of fruit. */
function heap(middle: number, rows: number): string {
  let path = '';
  for (let row = 0; row < rows; row++) {
    const length = rows - row;
    for (let place = 0; place < length; place++) {
      const x = middle + (place - (length - 1) / 2) * FRUIT - FRUIT / 2;
      path += `M${x} ${TABLE - 11 - row * 18}a11 11 0 1 0 22 0 11 11 0 1 0-22 0`;
    }
  }
  return path;
}

/** A market under pines at noon; the heaps of mangoes grow like the bars of a chart. */
export function Market({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 1440 460" preserveAspectRatio="xMinYMax slice" role="img" aria-label={label}>
      <defs>
        <pattern id="balconies" width="12" height="14" patternUnits="userSpaceOnUse">
          <path className="fill-scene-win" d="M0 0h12v4H0z" />
        </pattern>
      </defs>
      <path className="fill-scene-sky2" d="M0 150h1440v310H0z" />
      <path className="fill-scene-sky3" d="M0 240h1440v220H0z" />
      <path className="fill-scene-t2" d="M1150 60h46v300h-46zM1216 120h60v240h-60zM1300 30h40v330h-40z" />
      <path className="fill-scene-wall" d="M1176 60h20v300h-20zM1246 120h30v240h-30zM1322 30h18v330h-18z" />
      <path fill="url(#balconies)" d="M1150 72h46v280h-46zM1216 132h60v220h-60zM1300 42h40v310h-40z" />
      <path
        className="fill-scene-pine"
        d={[
          pinePath(30, 120, 400),
          pinePath(274, 76, 400),
          pinePath(508, 104, 400),
          pinePath(760, 60, 400),
          pinePath(1010, 90, 400),
          pinePath(1410, 80, 400),
        ].join('')}
      />
      <path className="fill-scene-dune" d="M0 348q360-16 720-4t720-6v122H0z" />
      <path className="fill-scene-sand" d="M0 418q360-12 720-6t720-4v52H0z" />
      <Bunting />
      {stalls.map((stall) => (
        <Stall key={stall.x} {...stall} />
      ))}
      <FlowerStall />
      <Customers />
    </svg>
  );
}

/** A string of pennants between the pines. */
function Bunting() {
  return (
    <>
      <path
        className="fill-scene-line"
        d="M30 178q122 62 244-32 118 62 234 16 124 40 252-52v4q-128 92-252 52-116 46-234-16-122 94-244 32z"
      />
      <path
        className="fill-scene-sun"
        d="M66 193h24l-10 26zM204 186h24l-14 26zM352 177h24l-11 26zM470 170h24l-10 26zM590 167h24l-12 26z"
      />
      <path
        className="fill-scene-foam"
        d="M112 200h24l-11 26zM308 162h24l-9 26zM392 178h24l-12 26zM630 159h24l-10 26z"
      />
      <path
        className="fill-scene-sea"
        d="M158 199h24l-12 26zM244 163h20l-8 24zM432 176h24l-12 26zM548 170h24l-12 26zM672 147h22l-8 25z"
      />
    </>
  );
}

function Stall({ x, awning, rows }: (typeof stalls)[number]) {
  const stripes = [0, 2, 4].map((stripe) => `M${x + stripe * 40} 262l-4 30a20 16 0 0 0 40 0l4-30z`).join('');
  const gaps = [1, 3].map((stripe) => `M${x + stripe * 40} 262l-4 30a20 16 0 0 0 40 0l4-30z`).join('');
  return (
    <g>
      <path className="fill-scene-dune2" d={`M${x - 20} 440h244l-14 12H${x - 6}z`} />
      <path className="fill-scene-line" d={`M${x} 262h7v180h-7zM${x + 193} 262h7v180h-7z`} />
      <path className="fill-scene-t1" d={`M${x + 7} 290h186v116H${x + 7}z`} />
      <path className="fill-scene-sun" d={heap(x + 100, rows)} />
      <path className="fill-scene-wet" d={`M${x - 10} ${TABLE}h220v12H${x - 10}z`} />
      <path className="fill-scene-wall" d={`M${x - 4} ${TABLE + 12}h208v34H${x - 4}z`} />
      <path className="fill-scene-t2" d={`M${x - 4} ${TABLE + 12}h62v34H${x - 4}z`} />
      <path className={`fill-scene-${awning}`} d={`M${x + 14} 232h172l14 32H${x}z${stripes}`} />
      <path className="fill-scene-foam" d={gaps} />
      <path
        className="fill-scene-line"
        d={`M${x + 150} ${TABLE - 40}h42v28h-42zM${x + 170} ${TABLE - 12}h3v12h-3z`}
      />
      <path className="fill-scene-foam" d={`M${x + 154} ${TABLE - 36}h34v20h-34z`} />
      <path
        className="fill-scene-line"
        d={`M${x + 159} ${TABLE - 31}h${8 + rows * 2}v4h-${8 + rows * 2}zM${x + 159} ${TABLE - 24}h14v4h-14z`}
      />
    </g>
  );
}

/** At the right edge, where a form covers it on wide screens. */
function FlowerStall() {
  return (
    <>
      <path className="fill-scene-dune2" d="M816 440h330l-18 12H834z" />
      <path className="fill-scene-line" d="M840 262h8v178h-8zM1110 262h8v178h-8z" />
      <path className="fill-scene-t1" d="M848 290h262v130H848z" />
      <path
        className="fill-scene-dune"
        d="M856 386q6-52 34-60 30 8 36 60zM920 386q4-66 38-76 34 10 38 76zM992 386q6-56 36-64 28 8 34 64zM1052 386q4-40 26-46 22 6 26 46z"
      />
      <path
        className="fill-scene-foam"
        d="M866 352a11 11 0 1 0 22 0 11 11 0 1 0-22 0M888 334a11 11 0 1 0 22 0 11 11 0 1 0-22 0M1000 348a11 11 0 1 0 22 0 11 11 0 1 0-22 0M1028 332a11 11 0 1 0 22 0 11 11 0 1 0-22 0"
      />
      <path
        className="fill-scene-sun"
        d="M926 340a12 12 0 1 0 24 0 12 12 0 1 0-24 0M946 316a12 12 0 1 0 24 0 12 12 0 1 0-24 0M966 344a12 12 0 1 0 24 0 12 12 0 1 0-24 0M1058 356a9 9 0 1 0 18 0 9 9 0 1 0-18 0M1078 346a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
      />
      <path
        className="fill-scene-wall"
        d="M862 382h58l-7 58h-44zM926 382h64l-8 58h-48zM996 382h58l-7 58h-44zM1058 382h42l-6 58h-30z"
      />
      <path
        className="fill-scene-t2"
        d="M862 382h20l2 58h-15zM926 382h22l2 58h-16zM996 382h20l2 58h-15zM1058 382h14l2 58h-10z"
      />
      <path
        className="fill-scene-sea"
        d="M864 232h230l26 32H838zM838 262h56l-6 30a22 16 0 0 1-44 0zM950 262h57v30a28 16 0 0 1-56 0zM1063 262h57l-6 30a22 16 0 0 1-45 0z"
      />
      <path
        className="fill-scene-foam"
        d="M894 262h56l1 30a31 16 0 0 1-63 0zM1007 262h56l6 30a31 16 0 0 1-62 0z"
      />
    </>
  );
}

/** A customer with a bag, a child, and a dog. */
function Customers() {
  return (
    <>
      <path className="fill-scene-wet" d="M224 444h70v8h-70zM448 448h88v8h-88zM722 444h100v9H722z" />
      <path
        className="fill-scene-line"
        d="M246 342a13 13 0 1 0 26 0 13 13 0 1 0-26 0M240 366q20-14 38 0l6 44-8 2-6-30 2 64h-12l-3-36-4 36h-12l2-64-6 30-7-2zM466 392a10 10 0 1 0 20 0 10 10 0 1 0-20 0M462 408q14-8 28 0l16-8 3 5-18 12 2 31h-9l-3-20-4 20h-9l1-32-10 8-4-5zM738 420h46l14-16 12 2 8 8-14 6-8 28h-7l-4-16h-30l-4 16h-8l-2-20-12-10 2-5z"
      />
      <path className="fill-scene-sun" d="M234 336h48v5h-48zM246 336l4-12h18l4 12z" />
      <path className="fill-scene-sea2" d="M278 410h26l4 34h-34zM283 410q8-18 16 0h-4q-4-9-8 0z" />
    </>
  );
}
