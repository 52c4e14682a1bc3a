import styles from './category-filter.module.css';

export interface CategoryFilterProps {
  label: string;
  /** The first is for all categories and has an empty id. */
  filters: readonly { id: string; label: string; count: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** A button for each category; the chosen one has `aria-pressed`. */
export function CategoryFilter({ label, filters, chosen, onChoose }: CategoryFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div className={styles.filter} role="group" aria-label={label}>
      {filters.map((filter) => (
        <button
          key={filter.id}
          type="button"
          aria-pressed={filter.id === chosen}
          onClick={() => onChoose(filter.id)}
        >
          {filter.label}
        </button>
      ))}
    </div>
  );
}
