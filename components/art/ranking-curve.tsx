/** A climbing ranking as a curve. */
export function RankingCurve({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 300 96" aria-hidden="true">
      <path stroke="currentColor" opacity=".45" d="M0 16h300M0 46h300M0 76h300" />
      <path
        fill="none"
        stroke="var(--sun)"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M4 84l44-6 40 4 48-22 44-6 44-26 44-10h24"
      />
      <circle cx="292" cy="18" r="7" fill="var(--sun)" />
    </svg>
  );
}
