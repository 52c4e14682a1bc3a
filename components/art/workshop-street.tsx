import { sampleWorkshop } from '@/lib/content/sample-workshop';

/** The sample client's workshop by the creek, at dusk. */
export function WorkshopStreet({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 520 460" role="img" aria-label={label} preserveAspectRatio="xMaxYMax slice">
      <path className="fill-scene-sky" d="M0 0h520v460H0z" />
      <path className="fill-scene-sky2" d="M0 130h520v120H0z" />
      <path className="fill-scene-sky3" d="M0 220h520v120H0z" />
      <circle className="fill-scene-sun" cx="120" cy="220" r="84" />
      <path className="fill-scene-h1" d="M0 262l80-40 70 26 90-62 110 58 80-30 90 50v60H0z" />
      <path className="fill-scene-h2" d="M0 300l130-34 120 26 130-40 140 44v40H0z" />
      <path className="fill-scene-dune" d="M0 316h520v60H0z" />
      <path className="fill-scene-line" d="M190 156h300v18H190z" />
      <path className="fill-scene-wall" d="M206 174h268v182H206z" />
      <path className="fill-scene-t1" d="M206 190h268v46H206z" />
      <text className="drawn-heading" x="222" y="221" fill="#fff" fontSize="24" textLength="236">
        {sampleWorkshop.site.sign}
      </text>
      <path className="fill-scene-bay" d="M224 258h130v98H224z" />
      <path className="fill-scene-line" d="M238 316h102v7H238zM252 323h8v33h-8zM318 323h8v33h-8z" />
      <path
        className="fill-scene-red"
        d="M246 306c2-12 8-14 18-16l16-12h30l14 14c10 1 12 6 12 14zM366 244h96l8 16H358z"
      />
      <path
        className="fill-scene-line"
        d="M253 308a9 9 0 1 0 18 0 9 9 0 1 0-18 0M309 308a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
      />
      <path className="fill-scene-sun" d="M376 260h76v50h-76z" />
      <path className="fill-scene-line" d="M412 260h4v50h-4z" />
      <path className="fill-scene-road" d="M0 356h520v104H0z" />
      <path
        className="fill-scene-kerb"
        d="M0 352h520v10H0zM30 410h70v8H30zM160 410h70v8h-70zM290 410h70v8h-70zM420 410h70v8h-70z"
      />
      <path
        className="fill-scene-pine"
        d="M66 352V150h6v202zM69 120l14 38H55zM69 150l24 44H45zM69 186l34 48H35zM69 226l42 48H27zM69 268l50 48H19z"
      />
    </svg>
  );
}
