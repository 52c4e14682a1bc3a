import { Frontier } from '@/lib/audit/crawl/frontier';

const colours = ['red', 'blue', 'green', 'grey', 'white', 'black', 'gold', 'brown'];

/** Reads a numbered series whose addresses one page lists; returns how many pages were read. */
function readSeries(length: number, writeTitle: (number: number) => string): number {
  const frontier = new Frontier();
  for (let number = 1; number <= length; number += 1) frontier.addLinked(`https://a.example/item/${number}`);
  let read = 0;
  for (let address = frontier.next(); address; address = frontier.next()) {
    read += 1;
    frontier.notePage(address, writeTitle(Number(address.split('/').at(-1))), []);
  }
  return read;
}

const dayOf = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return (number: number) => `Olsen: ${format.format(new Date(2026, 0, number))}`;
};

describe('numbered addresses', () => {
  it('are read to the end where the pages are of different things, although few words differ', () => {
    expect(readSeries(60, (number) => `Cup ${number} in ${colours[number % 8]}`)).toBe(60);
  });

  it.each(['en', 'de', 'es', 'pt', 'pl', 'bg', 'fa', 'ja', 'zh'])(
    'are left after twenty where they are the days of a calendar: %s',
    (locale) => expect(readSeries(60, dayOf(locale))).toBe(20),
  );

  it('are left after twenty where only the figures differ', () => {
    expect(readSeries(60, (number) => `Page ${number}`)).toBe(20);
  });
});

/** Reads a list whose pages lead only to the next one; returns the last that was read. */
function readList(write: (page: number) => string): number {
  const frontier = new Frontier();
  frontier.addLinked(write(1));
  frontier.addLinked('https://a.example/about');
  let last = 0;
  for (let address = frontier.next(); address; address = frontier.next()) {
    const page = Number(/\d+/.exec(address)?.[0] ?? last);
    last = page;
    const next = write(page + 1);
    frontier.notePage(address, `News ${page}`, page < 60 && frontier.addLinked(next) ? [next] : []);
  }
  return last;
}

describe('pages of a list that lead only to the next one', () => {
  it.each(['?start=', '?cat=news&page=', '?seite=', '?صفحه=', 'page/'])('are read to the end: %s', (name) => {
    expect(readList((page) => `https://a.example/news/${name}${page}`)).toBe(60);
  });

  it.each(['?month=', '?sort=price&page=', 'day-'])('are left where they are arrangements: %s', (name) => {
    expect(readList((page) => `https://a.example/news/${name}${page}`)).toBeLessThanOrEqual(20);
  });

  it('come after all other pages', () => {
    const frontier = new Frontier();
    for (let page = 1; page <= 9; page += 1) frontier.addLinked(`https://a.example/news?page=${page}`);
    frontier.addLinked('https://a.example/contact');
    const order = [...Array(10)].map(() => frontier.next());
    expect(order.indexOf('https://a.example/contact')).toBe(5);
    expect(order.at(-1)).toBe('https://a.example/news?page=9');
  });
});
