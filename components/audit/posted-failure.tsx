import type { ReactNode } from 'react';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

interface PostedFailureProps {
  id: string;
  className?: string;
  title: string;
  /** What happened to the input, and what to do. */
  children?: ReactNode;
}

/** Why a form that the browser posted without script has no result; shown while the address has this fragment. */
export function PostedFailure({ id, className, title, children }: PostedFailureProps) {
  return (
    <div id={id} className={classNames(postedClass, className)}>
      <div className={classNames(answerClass('bad'), 'mb-0')}>
        <Icon name="octagon-alert" />
        <div>
          <p>{title}</p>
          {children && <p className="text-sm">{children}</p>}
        </div>
      </div>
    </div>
  );
}
