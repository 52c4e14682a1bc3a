import { userEvent } from '@testing-library/user-event';

type Visitor = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste'>;

/** Fills a field at once. Typing takes a jsdom page as long for each letter; it is for tests of what happens meanwhile. */
export async function pasteInto(field: HTMLElement, text: string, user: Visitor = userEvent): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
