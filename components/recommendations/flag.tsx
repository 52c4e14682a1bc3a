import type { PriorityTone } from './priority-tone';

/** A beach flag; what it means stands beside it. */
export function Flag({ tone }: { tone: PriorityTone }) {
  return (
    <svg className={`flag ${tone}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className="flag-cloth" d="M6 3q4-1.6 8 0t8 0v10q-4 1.6-8 0t-8 0z" />
      <path className="flag-pole" d="M4 1.5h2v21H4z" />
    </svg>
  );
}
