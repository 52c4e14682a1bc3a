import styles from './job-sheet.module.css';

/** A framed sheet: header, table or form, footer. */
export const jobSheetClass = styles.sheet;

/** An old figure, shown beside the new one. */
export const formerFigureClass = styles.former;
