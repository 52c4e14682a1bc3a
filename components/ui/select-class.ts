import { classNames } from './class-names';
import styles from './select.module.css';

/** Classes of a select element. `control`: its classes as a control of a form field. */
export function selectClass(control: string | undefined): string {
  return classNames(control, styles.select);
}
