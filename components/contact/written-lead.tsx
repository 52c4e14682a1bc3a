import type { ContactField } from '@/lib/leads/present-contact-fields';
import styles from './written-lead.module.css';

interface WrittenLeadProps {
  written: Readonly<Record<string, string>>;
  fields: readonly ContactField[];
}

/** What a stored enquiry says, in place of the fields. */
export function WrittenLead({ written, fields }: WrittenLeadProps) {
  return (
    <dl className={styles.written}>
      {fields
        .filter(({ name }) => name === 'name' || name === 'message')
        .map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto">{written[name]}</dd>
          </div>
        ))}
    </dl>
  );
}
