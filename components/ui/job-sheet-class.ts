import styles from './job-sheet.module.css';

/** A framed sheet: header, table or form, footer. */
export const jobSheetClass = styles.sheet;

/** A figure that another one beside it has replaced. */
export const formerFigureClass = styles.former;
