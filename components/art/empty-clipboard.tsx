/** A clipboard on the workshop's wall without its inspection sheet: dashed outlines of dial and rows in its place. */
export function EmptyClipboard({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 400" aria-hidden="true">
      <path fill="var(--p-sky)" d="M0 0h480v400H0z" />
      <path fill="var(--p-sky2)" d="M0 96h480v10H0zM0 206h480v10H0z" />
      <path fill="var(--p-sea)" d="M0 316h480v84H0z" />
      <path fill="var(--p-sea2)" d="M0 316h480v10H0z" />
      {/* Pencil and eraser on the bench. */}
      <path fill="var(--p-sun)" d="M356 338h84v14h-84z" />
      <path fill="var(--p-h2)" d="M440 338l22 7-22 7zM340 338h16v14h-16z" />
      <rect fill="var(--p-t1)" x="30" y="330" width="52" height="26" rx="4" />
      <rect fill="var(--p-dune)" x="126" y="50" width="228" height="306" rx="12" />
      <path
        fill="var(--paper)"
        stroke="var(--field)"
        strokeWidth="3"
        strokeDasharray="11 9"
        d="M144 84h192v254H144z"
      />
      <g fill="none" stroke="var(--field)" strokeWidth="3" strokeDasharray="11 9">
        <path d="M188 186a56 56 0 1 1 104 0M166 226h148M166 262h148M166 298h92" />
      </g>
      <g fill="var(--ink)">
        <path d="M180 62h120a8 8 0 0 1 8 8v22H172V70a8 8 0 0 1 8-8z" />
        <path d="M214 62V44a26 26 0 0 1 52 0v18h-16V46a10 10 0 0 0-20 0v16z" />
      </g>
    </svg>
  );
}
