import type { FieldWiring } from '@/components/ui/form-field';
import { selectClass } from '@/components/ui/select-class';
import { phonePattern } from '@/lib/leads/phone-pattern';
import type { ContactField } from '@/lib/leads/present-contact-fields';

interface ContactControlProps {
  field: ContactField;
  wiring: FieldWiring;
  required: boolean | undefined;
}

/** The control in which a field of the contact form is typed. */
export function ContactControl({ field, wiring, required }: ContactControlProps) {
  const { type, autoComplete, options } = field;
  if (type === 'textarea') return <textarea {...wiring} required={required} rows={6} dir="auto" />;
  if (type === 'select') {
    return (
      <select {...wiring} required={required} className={selectClass(wiring.className)}>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...wiring}
      type={type}
      required={required}
      pattern={type === 'tel' ? phonePattern : undefined}
      autoComplete={autoComplete}
      dir={type === 'text' ? 'auto' : 'ltr'}
    />
  );
}
