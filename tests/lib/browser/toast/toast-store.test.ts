import { dismissToast, readToasts, subscribeToasts, toast } from '@/lib/browser/toast/toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the toast store', () => {
  it('keeps id, open, title, description and variant of a toast [TOAST-01]', () => {
    const id = toast({ title: 'Saved', description: 'All of it.', variant: 'success' });
    expect(readToasts()).toEqual([
      { id, open: true, title: 'Saved', description: 'All of it.', variant: 'success' },
    ]);
    const plain = toast({ title: 'Noted' });
    expect(readToasts()).toEqual([
      { id: plain, open: true, title: 'Noted', description: undefined, variant: 'default' },
    ]);
  });

  it('holds one at a time, each with an id of its own', () => {
    const first = toast({ title: 'First' });
    const second = toast({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(readToasts().map(({ title }) => title)).toEqual(['Second']);
  });

  it('closes a dismissed toast at once and removes it after 1,000,000 ms [TOAST-04]', () => {
    const id = toast({ title: 'Going' });
    dismissToast(id);
    expect(readToasts()).toMatchObject([{ id, open: false }]);
    jest.advanceTimersByTime(999_999);
    expect(readToasts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(readToasts()).toHaveLength(0);
  });

  it('leaves nothing behind of a toast whose place was taken', () => {
    dismissToast(toast({ title: 'Old' }));
    toast({ title: 'New' });
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(1_000_000);
    expect(readToasts()).toMatchObject([{ title: 'New', open: true }]);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const heard = jest.fn();
    const leave = subscribeToasts(heard);
    toast({ title: 'One' });
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    toast({ title: 'Two' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
