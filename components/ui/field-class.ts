import styles from './form-field.module.css';

/** Classes of a form's parts, for controls that FormField does not render. */
export const fieldClass = {
  field: styles.field,
  faulty: styles.faulty,
  control: styles.control,
  fault: styles.fault,
  hint: styles.hint,
  ok: styles.ok,
  choice: styles.choice,
};
