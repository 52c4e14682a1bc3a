import { sampleWorkshop } from '@/lib/content/sample-workshop';
import { FileDrawing } from './file-drawing';

const { name, site } = sampleWorkshop;

/** The sample client's home page in a browser window: a picture, so its text stays English. */
export function MockWorkshopSite({ label }: { label: string }) {
  return (
    <FileDrawing file="home" id="website" viewBox="0 0 640 430" label={label} lang="en">
      <g className="drawn-text" fill="#12343b">
        <text className="drawn-heading" x="28" y="40" fontSize="20">
          {name}
        </text>
        <text x="344" y="39">
          {site.menu[0]}
        </text>
        <text x="418" y="39">
          {site.menu[1]}
        </text>
        <text x="474" y="39">
          {site.menu[2]}
        </text>
      </g>
      <g className="drawn-text" fill="#fff">
        <text x="556" y="39" fontWeight="600">
          {site.book}
        </text>
        <text className="drawn-heading" x="28" y="128" fontSize="38">
          {site.headline[0]}
        </text>
        <text className="drawn-heading" x="28" y="166" fontSize="38">
          {site.headline[1]}
        </text>
        <text x="28" y="194" fontSize="14.5">
          {site.lede}
        </text>
      </g>
      <BookingWords />
    </FileDrawing>
  );
}

/** The picture without its text. */
export function MockWorkshopShapes() {
  return (
    <>
      <path fill="#fff6e6" d="M0 0h640v430H0z" />
      <path
        fill="#12343b"
        d="M545 18h66a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5h-66a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5zM300 376h340v54H300z"
      />
      <path fill="#b8301f" d="M0 66h640v310H300v54H0z" />
      <path fill="#96220f" d="M300 66h340v310H300z" />
      <Hoist />
      <rect x="28" y="220" width="250" height="180" rx="8" fill="#fff" />
      <g fill="#fff6e6" stroke="#12343b" strokeWidth="1.5">
        <rect x="46" y="264" width="102" height="32" rx="4" />
        <rect x="158" y="264" width="102" height="32" rx="4" />
        <rect x="46" y="304" width="214" height="32" rx="4" />
      </g>
      <rect x="46" y="348" width="214" height="36" rx="4" fill="#f5a81c" />
    </>
  );
}

function Hoist() {
  return (
    <>
      <path fill="#f5a81c" d="M452 66h46l14 22h-74z" />
      <path fill="#ffd98c" opacity=".35" d="M438 88h74l70 158H368z" />
      <path fill="#0f172a" d="M372 250h14v126h-14zM566 250h14v126h-14zM352 246h250v12H352z" />
      <g transform="translate(360 186) scale(1.22)">
        <path
          fill="#fff6e6"
          d="M0 40c0-12 6-16 18-18l22-4 18-16C62-1 66-2 72-2h46c10 0 16 2 22 8l14 14 20 4c8 2 10 6 10 12v12H0z"
        />
        <path fill="#bfe3e6" d="M50 18 64 5h24v13zM94 5h24c6 0 9 1 13 5l8 8H94z" />
        <path
          fill="#0f172a"
          d="M23 48a15 15 0 1 0 30 0 15 15 0 1 0-30 0M131 48a15 15 0 1 0 30 0 15 15 0 1 0-30 0"
        />
        <path fill="#fff6e6" d="M32 48a6 6 0 1 0 12 0 6 6 0 1 0-12 0M140 48a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
      </g>
    </>
  );
}

function BookingWords() {
  return (
    <g className="drawn-text" fill="#0f172a">
      <text className="drawn-heading" x="46" y="250" fontSize="18">
        {site.book}
      </text>
      <text x="56" y="285">
        {site.fields[0]}
      </text>
      <text x="168" y="285">
        {site.fields[1]}
      </text>
      <text x="56" y="325">
        {site.fields[2]}
      </text>
      <text x="104" y="371" fontSize="14" fontWeight="700">
        {site.send}
      </text>
    </g>
  );
}
