import { screen, waitFor } from '@testing-library/react';

/** The modal dialog, once it takes the pointer: while it opens, nothing on the page does. */
export async function findOpenDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return dialog;
}
