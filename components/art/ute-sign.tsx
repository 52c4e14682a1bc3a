import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { FileDrawing } from './file-drawing';

/** The sample client's ute with the logo on its side, in front of the hinterland. The logo is the same in both themes. */
export function UteSign() {
  return (
    <FileDrawing file="services" id="ute" viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice">
      <text className="drawn-heading" fill="#0f172a" x="166" y="266" fontSize="22" textLength="166">
        {sampleWorkshop.site.sign}
      </text>
    </FileDrawing>
  );
}

export function Ute() {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h640v400H0z" />
      <path className="fill-scene-sky2" d="M0 110h640v180H0z" />
      <circle className="fill-scene-sun" cx="520" cy="150" r="62" />
      <path className="fill-scene-sky3" d="M420 150h150a9 9 0 0 1 0 18H420a9 9 0 0 1 0-18z" />
      <path className="fill-scene-h1" d="M0 226l90-56 70 30 110-74 90 62 80-30 90 48 110-40v100H0z" />
      <path className="fill-scene-h2" d="M0 266l140-40 130 30 150-44 220 48v50H0z" />
      <path className="fill-scene-dune" d="M0 286h640v40H0z" />
      <path className="fill-scene-road" d="M0 322h640v78H0z" />
      <path
        className="fill-scene-kerb"
        d="M0 316h640v8H0zM20 366h60v7H20zM150 366h60v7h-60zM280 366h60v7h-60zM410 366h60v7h-60zM540 366h60v7h-60z"
      />
      <path className="fill-scene-red" d="M58 212h310l44-66h98l34 66h42a16 16 0 0 1 16 16v92H58z" />
      <path className="fill-scene-win" d="M424 160h36v46h-66zM470 160h32l24 46h-56z" />
      <path className="fill-scene-t1" d="M58 212h306v12H58z" />
      <path className="fill-scene-foam" d="M586 242h16v26h-16z" />
      <path className="fill-scene-sun" d="M58 236h10v30H58z" />
      <rect fill="#fff6e6" x="84" y="236" width="262" height="68" rx="4" />
      <path fill="#0b6478" d="M98 294v-46h16a8 8 0 1 1 14 0h16v15a8 8 0 1 1 0 15v16z" />
      <path fill="#0b6478" d="M166 280h120v8H166z" />
      <g className="fill-scene-line">
        <circle cx="146" cy="322" r="36" />
        <circle cx="500" cy="322" r="36" />
      </g>
      <g className="fill-scene-foam">
        <circle cx="146" cy="322" r="14" />
        <circle cx="500" cy="322" r="14" />
      </g>
    </>
  );
}
