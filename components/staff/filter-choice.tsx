import { t } from '@/lib/staff/words';

interface FilterChoiceProps {
  name: string;
  label: string;
  chosen: string;
  options: { value: string; label: string }[];
}

/** A select that filters a list by one value, or by any. */
export function FilterChoice({ name, label, chosen, options }: FilterChoiceProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen}>
        <option value="">{t('leads.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
