import type { ContactField } from '@/lib/leads/present-contact-fields';
import styles from './written-enquiry.module.css';

interface WrittenEnquiryProps {
  written: Readonly<Record<string, string>>;
  fields: readonly ContactField[];
}

/** What a stored enquiry says, in place of the fields. */
export function WrittenEnquiry({ written, fields }: WrittenEnquiryProps) {
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
