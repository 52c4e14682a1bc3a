import { SceneFrame } from './scene-frame';

/** A workbench with tools on the wall, and hills through the window. */
export function WorkshopBench({ label }: { label: string }) {
  return (
    <SceneFrame label={label}>
      <path className="fill-scene-sky" d="M0 0h1440v800H0z" />
      <path className="fill-scene-sky2" d="M0 500h1440v140H0z" />
      <Outlook />
      <ToolBoard />
      <Lamp />
      <path className="fill-scene-line" d="M0 640h1440v26H0z" />
      <path className="fill-scene-t2" d="M0 666h1440v54H0z" />
      <path className="fill-scene-t1" d="M0 720h1440v80H0z" />
      <path className="fill-scene-wet" d="M120 680h260v26H120zM590 680h260v26H590zM1060 680h260v26h-260z" />
      <path className="fill-scene-line" d="M224 690h52v7h-52zM694 690h52v7h-52zM1164 690h52v7h-52z" />
      <Screen />
      <Laptop />
      <path className="fill-scene-red" d="M940 588h56v52h-56z" />
      <path
        className="fill-scene-red"
        fillRule="evenodd"
        d="M990 596h12a16 16 0 0 1 0 34h-12zM996 604v18h6a8 8 0 0 0 0-18z"
      />
      <path className="fill-scene-foam" d="M948 560h6v20h-6zM966 550h6v30h-6zM984 562h6v18h-6z" />
      <path className="fill-scene-pine" d="M124 640l10-64h72l10 64z" />
      <path
        className="fill-scene-dune"
        d="M166 576c-50-30-70-80-62-120 40 14 60 44 66 84 4-50 24-80 62-92 8 50-14 96-56 128z"
      />
      <path className="fill-scene-dune2" d="M168 576c-12-50-6-104 18-150 26 44 24 104-4 150z" />
    </SceneFrame>
  );
}

function Outlook() {
  return (
    <>
      <path className="fill-scene-line" d="M1060 120h300v330h-300z" />
      <path className="fill-scene-sky2" d="M1074 134h272v302h-272z" />
      <path className="fill-scene-sky3" d="M1074 260h272v100h-272z" />
      <path className="fill-scene-sun" d="M1146 330a64 64 0 0 1 128 0z" />
      <path className="fill-scene-h1" d="M1074 336l60-30 50 14 60-40 50 34 52-20v142h-272z" />
      <path className="fill-scene-sea" d="M1074 372h272v64h-272z" />
      <path className="fill-scene-sea2" d="M1110 390h120v7h-120zM1200 408h130v7h-130z" />
      <path
        className="fill-scene-line"
        d="M1204 134h10v302h-10zM1074 258h272v8h-272zM1044 446h332v14h-332z"
      />
    </>
  );
}

function ToolBoard() {
  return (
    <g transform="translate(250 50) scale(.82)">
      <path className="fill-scene-wet" d="M640 236h340v190H640z" />
      <path
        className="fill-scene-t1"
        d="M676 262a22 22 0 0 1 34 0v24l-8 10v84a9 9 0 0 1-18 0v-84l-8-10zM734 270a18 18 0 0 1 28 0v20l-7 8v70a7 7 0 0 1-14 0v-70l-7-8zM786 262h14l4 56h-22zM783 322h20v62h-20z"
      />
      <path className="fill-scene-red" d="M783 330h20v54h-20z" />
      <path className="fill-scene-line" d="M836 268h60v22h-60zM860 290h12v96h-12z" />
      <path className="fill-scene-sea" d="M922 264h30v18h-30zM931 282h12v30h-12zM925 312h24v72h-24z" />
    </g>
  );
}

function Lamp() {
  return (
    <g transform="translate(98 179) scale(.72)">
      <path className="fill-scene-line" d="M296 640h110v-12H296zM344 628l-8-4 30-150 120-70 6 10-114 68z" />
      <path className="fill-scene-sea" d="M462 380l62 70-72 40-34-60z" />
      <path className="fill-scene-sun" d="M458 486a40 40 0 0 0 62-35z" />
    </g>
  );
}

function Screen() {
  return (
    <>
      <path className="fill-scene-line" d="M536 452h330v178H536zM680 630h42v10h-42z" />
      <path className="fill-scene-sky3" d="M548 464h306v154H548z" />
      <path className="fill-scene-sea" d="M548 464h306v16H548zM548 552h306v66H548z" />
      <path className="fill-scene-sun" d="M724 552a52 52 0 0 1 104 0z" />
      <path className="fill-scene-h2" d="M548 540l60-20 50 12 60-22 60 24 76-14v32H548z" />
      <path className="fill-scene-line" d="M566 494h120v16H566zM566 516h80v8h-80z" />
      <path className="fill-scene-foam" d="M566 566h80v40h-80zM660 566h80v40h-80zM754 566h80v40h-80z" />
    </>
  );
}

function Laptop() {
  return (
    <>
      <path className="fill-scene-t1" d="M1064 520h210v112h-210zM1040 630h260v10h-260z" />
      <path className="fill-scene-foam" d="M1076 532h186v88h-186z" />
      <path
        className="fill-scene-sea"
        d="M1088 544h60v8h-60zM1104 560h90v8h-90zM1104 576h60v8h-60zM1088 592h40v8h-40z"
      />
      <path className="fill-scene-red" d="M1156 544h30v8h-30z" />
      <path className="fill-scene-dune" d="M1202 560h40v8h-40zM1172 576h50v8h-50z" />
    </>
  );
}
