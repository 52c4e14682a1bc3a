export interface Place {
  /** Number of the row, from 0. */
  number: number;
  /** Rows of this kind in all; they are spread evenly over time. */
  count: number;
  now: number;
}

/** When a row was made, if the rows of its kind fill the time until now evenly; milliseconds since 1970. */
export const moment = ({ number, count, now }: Place, spanMs: number) =>
  Math.floor(now - spanMs + (spanMs * (number + 0.5)) / count);
