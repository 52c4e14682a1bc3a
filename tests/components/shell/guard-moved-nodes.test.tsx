import { render, screen } from '@testing-library/react';
import { guardMovedNodes } from '@/lib/browser/hydration/guard-moved-nodes';

const { insertBefore, removeChild } = Node.prototype;

beforeEach(guardMovedNodes);
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

/** What browsers' translators do to each text node: `keep` moves it, otherwise it is replaced. */
function translate(root: Node, keep: boolean): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    node.parentNode?.insertBefore(outer, node);
    inner.append(keep ? node : `[${node.textContent}]`);
    if (!keep) node.parentNode?.removeChild(node);
  }
}

/** As components should not be, and libraries are: texts beside what comes and goes. */
function Mixed({ isBusy }: { isBusy: boolean }) {
  return (
    <p data-testid="mixed">
      {isBusy && <b>!</b>}
      {isBusy ? 'busy' : 'idle'}
      {!isBusy && ' now'}
    </p>
  );
}

it.each([
  ['moved', true],
  ['replaced', false],
])('React can insert and remove beside a text node that was %s', (_how, keep) => {
  const { rerender, unmount } = render(<Mixed isBusy={false} />);
  translate(screen.getByTestId('mixed'), keep);
  rerender(<Mixed isBusy />);
  expect(screen.getByTestId('mixed').querySelector('b')).toHaveTextContent('!');
  rerender(<Mixed isBusy={false} />);
  expect(screen.getByTestId('mixed').querySelector('b')).toBeNull();
  unmount();
  expect(document.body).toHaveTextContent('');
});

it('a moved text leaves with what it was put into', () => {
  const { rerender } = render(<Mixed isBusy={false} />);
  translate(screen.getByTestId('mixed'), true);
  rerender(<Mixed isBusy />);
  expect(screen.getByTestId('mixed')).toHaveTextContent('!busy');
});

it('nodes where they are expected are inserted and removed as ever, in their order', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.insertBefore(second, null);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
