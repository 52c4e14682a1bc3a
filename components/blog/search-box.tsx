import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  label: string;
  placeholder: string;
  onChange: (value: string) => void;
}

export function SearchBox({ value, label, placeholder, onChange }: SearchBoxProps) {
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        aria-label={label}
        name="q"
        className={classNames(fieldStyles.control, styles.input)}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
