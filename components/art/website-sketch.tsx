/** A page on a computer and the same page on a phone. */
export function WebsiteSketch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 520 250" aria-hidden="true">
      <path className="fill-scene-sky" d="M4 38h356v106H4zM400 64h114v60H400z" />
      <path className="fill-scene-sun" d="M234 112a36 36 0 0 1 72 0v8h-72zM464 104a20 20 0 0 1 40 0v6h-40z" />
      <path className="fill-scene-sea" d="M4 120h356v30H4zM400 110h114v18H400z" />
      <path className="fill-scene-red" d="M26 102h74v20H26zM412 186h92v24h-92z" />
      <path
        fill="currentColor"
        d="M26 60h120v16H26zM26 84h80v10H26zM412 142h76v10h-76zM412 160h56v7h-56zM440 50h34v5h-34z"
      />
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <rect x="2" y="2" width="360" height="246" rx="10" />
        <rect x="398" y="40" width="118" height="208" rx="14" />
        <path d="M2 36h360M22 170h98v58H22zM134 170h98v58h-98zM246 170h98v58h-98z" />
      </g>
    </svg>
  );
}
