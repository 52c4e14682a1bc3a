import { iconPaths } from '@/components/ui/icon-paths';
import { navGroups, navigation } from '@/lib/site/navigation';
import messages from '@/messages/en/shell.json';

const labels = Object.keys(messages.nav);
const icons = Object.keys(iconPaths);

describe('the navigation', () => {
  it.each(navigation)(
    '$href has an address, a label with words and an icon that exists [HEADER-04]',
    (item) => {
      expect(item.href).toMatch(/^\/[a-z-]*$/);
      expect(labels).toContain(item.label);
      expect(icons).toContain(item.icon);
    },
  );

  it('keeps its order when it is grouped, and loses nothing', () => {
    expect(navGroups.flatMap(({ items }) => items)).toEqual(navigation);
  });
});
