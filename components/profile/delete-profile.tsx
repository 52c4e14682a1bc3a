import { useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';

interface DeleteProfileProps {
  words: Messages['profile']['delete'];
  onDelete: () => Promise<void>;
}

/** Folded away, so that two steps lead to it. */
export function DeleteProfile({ words, onDelete }: DeleteProfileProps) {
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleClick() {
    setIsDeleting(true);
    await onDelete();
    setIsDeleting(false);
  }

  return (
    <details className="profile-delete">
      <summary>{words.open}</summary>
      <p className="small">{words.text}</p>
      <button type="button" className="btn" disabled={isDeleting} onClick={() => void handleClick()}>
        {isDeleting ? words.deleting : words.button}
      </button>
    </details>
  );
}
