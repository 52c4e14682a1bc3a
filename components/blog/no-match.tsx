import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './no-match.module.css';

interface NoMatchProps {
  title: string;
  text: string;
  action: string;
  onShowAll: () => void;
  /** A picture. */
  children: ReactNode;
}

/** Shown when no article matches, with a button to show all of them. */
export function NoMatch({ title, text, action, onShowAll, children }: NoMatchProps) {
  return (
    <div className={styles.box}>
      {children}
      <div className="stack">
        <h2 className="heading-md">{title}</h2>
        <p className="lead">{text}</p>
        <Button look="surf" onClick={onShowAll}>
          {action}
        </Button>
      </div>
    </div>
  );
}
