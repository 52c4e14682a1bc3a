import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

type Visitor = Pick<ReturnType<typeof userEvent.setup>, 'paste'>;

/** Fills a field at once. Typing takes a jsdom page as long for each letter; it is for tests of what happens meanwhile. */
export async function pasteInto(field: HTMLElement, text: string, user: Visitor = userEvent): Promise<void> {
  // Without the pointer, which waits for nothing that is still opening.
  act(() => field.focus());
  await user.paste(text);
}
