import { unreadMessages } from './support/unread-messages';

it('every message is read by some code', () => {
  expect(unreadMessages()).toEqual([]);
});
