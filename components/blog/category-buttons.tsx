import styles from './category-buttons.module.css';

interface CategoryButtonsProps {
  label: string;
  /** Id of the chosen category. */
  chosen: string;
  categories: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

export function CategoryButtons({ label, chosen, categories, onChoose }: CategoryButtonsProps) {
  return (
    <fieldset className={styles.categories}>
      <legend className="sr-only">{label}</legend>
      {categories.map(({ id, label: name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
