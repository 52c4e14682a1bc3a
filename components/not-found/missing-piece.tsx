/** The logo's corner piece, in a 100 × 100 box: socket above, tab ahead. */
const cornerPiece =
  'M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z';

/** The coast at dawn; its corner piece, with its part of the picture, lies beside its place. */
export function MissingPiece() {
  return (
    <svg viewBox="0 0 480 480" aria-hidden="true">
      <clipPath id="missing-piece">
        <path d={cornerPiece} />
      </clipPath>
      <g id="missing-scene">
        <path fill="var(--p-sky)" d="M0 0h480v480H0z" />
        <path fill="var(--p-sky2)" d="M0 140h480v120H0z" />
        <path fill="var(--p-sky3)" d="M0 210h480v60H0z" />
        <circle fill="var(--p-sun)" cx="352" cy="124" r="64" />
        <g fill="var(--p-sky3)">
          <rect x="44" y="66" width="150" height="18" rx="9" />
          <rect x="86" y="84" width="90" height="14" rx="7" />
          <rect x="226" y="196" width="150" height="14" rx="7" />
        </g>
        <path fill="var(--p-h1)" d="M0 236l70-34 54 24 80-40 76 42 60-20 140 50v40H0z" />
        <path fill="var(--p-h2)" d="M0 262l120-22 90 22 110-20 160 28v30H0z" />
        <path fill="var(--p-t2)" d="M60 150h34v126H60zM104 96h30v180h-30zM146 176h40v100h-40z" />
        <path fill="var(--p-t1)" d="M60 150h16v126H60zM104 96h14v180h-14zM146 176h18v100h-18z" />
        <g stroke="var(--p-win)">
          <path strokeWidth="9" strokeDasharray="6 10 6 26" d="M85 160V270M126 106V270M175 186V270" />
          <path strokeWidth="6" strokeDasharray="6 26 6 58" d="M68 176V270M111 122V270M155 202V270" />
        </g>
        <path fill="var(--p-dune)" d="M0 270h480v16H0z" />
        <path fill="var(--p-sea)" d="M0 284h480v196H0z" />
        <path
          fill="var(--p-sea2)"
          d="M250 312h230v7H250zM300 352h180v8H300zM210 392h270v8H210zM20 330h70v7H20zM150 442h90v8h-90zM24 452h60v7H24z"
        />
        <g fill="var(--p-sun)">
          <rect x="262" y="290" width="150" height="7" rx="3.5" />
          <rect x="284" y="304" width="116" height="7" rx="3.5" />
          <rect x="300" y="326" width="84" height="7" rx="3.5" />
          <rect x="316" y="342" width="50" height="7" rx="3.5" />
        </g>
        <path fill="var(--p-foam)" d="M118 322v82H62zM128 346v58h40z" />
        <path fill="var(--p-red)" d="M54 412h126l-20 24H76z" />
        <path fill="var(--p-shal)" d="M480 402q-120 8-210 78h210z" />
        <path fill="var(--p-foam)" d="M480 420q-110 8-186 60h186z" />
        <path fill="var(--p-sand)" d="M480 434q-96 8-158 46h158z" />
      </g>
      <g transform="translate(-5.6 205.6) scale(2.8)" fill="none">
        <path
          stroke="var(--p-cut)"
          strokeWidth="1.1"
          d="M78 22H106A3.6 3.6 0 0 1 108.9 27.8A9 9 0 1 0 123.1 27.8A3.6 3.6 0 0 1 126 22H173.4M78-73.4V-26A3.6 3.6 0 0 0 83.8-23.1A9 9 0 1 1 83.8-8.9A3.6 3.6 0 0 0 78-6V22"
        />
        <path fill="var(--sand)" stroke="var(--sand)" d={cornerPiece} />
        <path stroke="var(--field)" strokeWidth="1.1" strokeDasharray="3 3" d={cornerPiece} />
        <g>
          <g clipPath="url(#missing-piece)">
            <use href="#missing-scene" transform="scale(0.35714) translate(5.6 -205.6)" />
          </g>
          <path stroke="var(--line)" strokeWidth="0.7" d={cornerPiece} />
        </g>
      </g>
    </svg>
  );
}
