import { about, business, description, head, otherwise, series, viewport, words } from './poor-pages';
import type { PoorWebsite } from './poor-website';

/** Sixty files written by hand over the years, no two alike. */
export function singlePagesWebsite(): PoorWebsite {
  const paths = series(60, (number) => (number === 1 ? '/' : `/page-${number}.html`));
  const frames = [
    (inner: string) => `<body><div id="wrap"><table><tr><td>${inner}</td></tr></table></div></body>`,
    (inner: string) => `<body bgcolor="white"><center>${inner}</center></body>`,
    (inner: string) => `<body><p>${inner}</p></body>`,
    (inner: string) => `<body class="new"><section>${inner}</section></body>`,
    (inner: string) => `<body><div class="col"><div class="box">${inner}</div></div></body>`,
  ];
  const pages = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const number = index + 1;
    const title =
      number % 6 === 0
        ? 'Home'
        : number % 7 === 0
          ? 'New page'
          : `Trailer repair number ${number}, Southport`;
    const said = number % 3 === 0 ? description(about(title)) : '';
    const next = paths
      .slice(index + 1, index + 4)
      .map((to) => `<a href="${to}">Repairs ${to.replace(/\D/g, '')}</a> `);
    const inner = [
      number % 4 === 0 ? `<b>${title}</b>` : `<h1>${title}</h1>`,
      number % 5 === 1 ? '<img src="/trailer.jpg" width="9" height="9">' : '',
      number % 8 === 2 ? '<a href="/page-1.html">click here</a>' : '',
      number % 9 === 4 ? `<a href="/gone-${number}.html">The offer of the month</a>` : '',
      ...next,
      words(`trailers of type ${number}`),
      business,
    ];
    const layout = frames[index % frames.length];
    const html = `${head(title, (number % 3 === 1 ? '' : viewport) + said)}${layout?.(inner.join('\n')) ?? ''}</html>`;
    pages.set(path, number % 10 === 9 ? html.replace('<!doctype html>', '') : html);
  }
  return {
    pages,
    gone: series(60, (number) => `/gone-${number}.html`).filter((_, index) => (index + 1) % 9 === 4),
    moved: [['/page-1.html', '/']],
    listed: [],
    plantedBy: (fault) => {
      const { id } = fault;
      if (/^title-/.test(id)) return 'titles';
      if (/description/.test(id)) return 'descriptions';
      if (id === 'h1-present') return 'headings';
      if (id === 'image-alt') return 'pictures';
      if (id === 'link-text') return 'click here';
      if (id === 'viewport' || id === 'doctype') return 'heads of old files';
      return otherwise(fault);
    },
    addressPlantedBy: (path) => (path === '/page-1.html' ? 'front page under its old name' : 'old offers'),
  };
}
