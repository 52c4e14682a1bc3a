import { Spinner } from './spinner';

interface BusyLabelProps {
  isBusy: boolean;
  /** Shown while nothing is being sent. */
  idle: string;
  busy: string;
}

/**
 * The label of a button that sends something. The text has an element of its own, so that React replaces it also in a page
 * that the browser has translated.
 */
export function BusyLabel({ isBusy, idle, busy }: BusyLabelProps) {
  return (
    <>
      {isBusy && <Spinner />}
      <span>{isBusy ? busy : idle}</span>
    </>
  );
}
