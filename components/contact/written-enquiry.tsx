import styles from './written-enquiry.module.css';

interface WrittenEnquiryProps {
  written: Readonly<Record<string, string>>;
  labels: Record<'name' | 'message', string>;
}

/** What a stored enquiry says, in place of the fields. */
export function WrittenEnquiry({ written, labels }: WrittenEnquiryProps) {
  return (
    <dl className={styles.written}>
      {(['name', 'message'] as const).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd dir="auto">{written[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
