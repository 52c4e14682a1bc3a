import type { ReactNode } from 'react';

interface NoMatchProps {
  title: string;
  text: string;
  action: string;
  onShowAll: () => void;
  /** A picture. */
  children: ReactNode;
}

/** What stands in the place of the articles when none is left, with the way back to all of them. */
export function NoMatch({ title, text, action, onShowAll, children }: NoMatchProps) {
  return (
    <div className="no-match">
      {children}
      <div className="stack">
        <h2 className="t3">{title}</h2>
        <p className="lede">{text}</p>
        <button type="button" className="btn surf" onClick={onShowAll}>
          {action}
        </button>
      </div>
    </div>
  );
}
