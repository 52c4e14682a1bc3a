import { listLinks } from '@/lib/audit/crawl/list-links';
import { siteLimits } from '@/lib/audit/limits';
import { parsePage } from '@/lib/web-page/parse-page';

const pageUrl = 'https://smith.example/';
const rules = { origin: 'https://smith.example', robots: null, userAgent: 'us' };
const read = (html: string) =>
  listLinks(parsePage(Buffer.from(html), 'text/html; charset=utf-8'), { pageUrl, rules, isNofollow: false });
const links = (count: number, attributes = '') =>
  Array.from({ length: count }, (_, index) => `<a href="/p${index}"${attributes}>Page ${index}</a>`).join('');

describe('the links of a page', () => {
  it('are all kept up to the limit, and nothing is said to be missing', () => {
    const found = read(links(siteLimits.links));
    expect(found.links).toHaveLength(siteLimits.links);
    expect(found.hasMoreLinks).toBe(false);
  });

  it('are cut off beyond it, which is told', () => {
    const found = read(links(siteLimits.links + 1));
    expect(found.links).toHaveLength(siteLimits.links);
    expect(found.hasMoreLinks).toBe(true);
  });

  it('are not said to be missing where the rest isn’t followed anyway', () => {
    const others = links(siteLimits.links + 50, ' rel="nofollow"').replaceAll('/p', '/q');
    const found = read(`${others}${links(siteLimits.links)}${links(siteLimits.links)}`);
    expect(found.hasMoreLinks).toBe(false);
    expect(found.links.every(({ isNofollow }) => !isNofollow)).toBe(true);
  });

  it('are those of a frameset’s frames, and not those of a service’s frame', () => {
    const found = read(
      '<html><frameset cols="20%,*"><frame src="menu.html"><frame src="house.html"><noframes><a href="/no">No</a></noframes></frameset></html>',
    );
    expect(found.links.map(({ url }) => url)).toEqual([
      'https://smith.example/menu.html',
      'https://smith.example/house.html',
    ]);
    expect(read('<body><iframe src="/map.html"></iframe>').links).toEqual([]);
  });

  it.each([
    'utm_source=nav',
    'gclid=1',
    'gad_source=1',
    'srsltid=AfmBOo',
    'fbclid=2',
    'hsa_cam=3',
    'igshid=4',
  ])('are read without what only counts visits: %s', (counted) => {
    const [found] = read(`<a href="/cups?${counted}&size=a%20b&flag">Cups</a>`).links;
    expect(found?.url).toBe('https://smith.example/cups?size=a%20b&flag');
  });
});
