import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';
import styles from './delete-profile.module.css';

interface DeleteProfileProps {
  words: Messages['profile']['delete'];
  onDelete: () => Promise<void>;
}

/** In a details element, so that deleting takes two steps. */
export function DeleteProfile({ words, onDelete }: DeleteProfileProps) {
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleClick() {
    setIsDeleting(true);
    await onDelete();
    setIsDeleting(false);
  }

  return (
    <details className={styles.delete}>
      <summary>
        {words.open}
        <Icon name="chevron-down" />
      </summary>
      <p className="text-sm">{words.text}</p>
      <Button className="mt-3 mb-4" disabled={isDeleting} onClick={() => void handleClick()}>
        {isDeleting ? words.deleting : words.button}
      </Button>
    </details>
  );
}
