import { about, business, description, head, otherwise, series, words } from './poor-pages';
import type { PoorWebsite } from './poor-website';

/** Made by a content system: every page from one of three templates. */
export function templateWebsite(): PoorWebsite {
  const services = series(18, (number) => `/services/job-${number}`);
  const suburbs = series(24, (number) => `/suburbs/place-${number}`);
  const news = series(15, (number) => `/news/item-${number}`);
  const ending = ' | Ferry Road Motors – Mechanics, Tyres, Brakes and Batteries on the Gold Coast';
  const page = (path: string, main: string) => {
    const name =
      path === '/' ? 'Car service in Southport' : `About ${path.slice(1).replaceAll(/[/-]/g, ' ')} here`;
    const isNews = path.startsWith('/news/');
    const own = isNews
      ? description('News from the workshop, written by the team for you.')
      : description(about(name));
    const hidden = /job-(?:3|4|5)$/.test(path) ? '<meta name="robots" content="noindex">' : '';
    const said = /job-(?:6|7|8|9)$/.test(path) ? '' : own;
    const zoom = '<meta name="viewport" content="width=device-width, maximum-scale=1">';
    return `${head(name + ending, zoom + said + hidden)}<body class="site ${path.split('/')[1]}-page">
      <header class="top"><a href="/"><img class="logo" src="/logo.png" width="80" height="40"></a>
      <form class="find" action="/search"><input type="text" name="q" class="search-field"><button>Search</button></form>
      <nav class="menu"><a href="/">Front page</a><a href="/about">About the workshop</a><a href="/specials">Our specials</a>
      <a href="/finance">Pay monthly</a>${[...services, ...suburbs].map((to) => `<a href="${to}">${to.slice(1)}</a>`).join('')}</nav></header>
      <main>${main}${words(name)}</main>
      <footer class="foot">${business}<a class="social" href="https://facebook.com/x"><i></i></a>
      <a class="social" href="https://instagram.com/x"><i></i></a></footer></body></html>`;
  };
  const pages = new Map<string, string>();
  pages.set(
    '/',
    page('/', `<h1>Car service</h1>${news.map((to) => `<a href="${to}">Read ${to}</a>`).join('')}`),
  );
  pages.set('/about', page('/about', '<h1>About us</h1><img src="/team.jpg" width="9" height="9">'));
  pages.set('/prices', page('/prices', '<h1>Prices</h1><img src="/list.jpg" width="9" height="9">'));
  for (const [index, path] of services.entries()) {
    const own = index < 4 ? '<p><img src="/bay.jpg" width="9" height="9"></p>' : '';
    pages.set(
      path,
      page(path, `<h1>Job ${index + 1}</h1>${own}<a href="/blog/item-${(index % 15) + 1}">News of it</a>`),
    );
  }
  for (const path of suburbs)
    pages.set(path, page(path, `<div class="heading">${path}</div><a href="/prices">All prices</a>`));
  for (const path of news) pages.set(path, page(path, `<h1>${path}</h1>`));
  return {
    pages,
    gone: ['/specials', '/finance', '/old-offer', '/old-tyres'],
    moved: series(15, (number) => `/news/item-${number}`).map(
      (to) => [to.replace('/news/', '/blog/'), to] as const,
    ),
    listed: [...[...pages.keys()].filter((path) => path !== '/services/job-1'), '/old-offer', '/old-tyres'],
    plantedBy: (fault) => {
      const { id, reason, path } = fault;
      if (id === 'image-alt')
        return /^\/(?:about|prices)$|job-[1-4]$/.test(path) ? 'pictures of pages' : 'logo';
      if (id === 'link-name') return 'footer icons';
      if (id === 'label') return 'search field';
      if (id === 'meta-viewport') return 'template head';
      if (id === 'title-length' && reason === 'long') return 'title ending';
      if (id === 'h1-present') return 'suburb template';
      if (id === 'is-crawlable') return 'noindex of the plugin';
      if (id === 'meta-description') return 'descriptions missing';
      if (id === 'description-length')
        return path.startsWith('/news/') ? 'news description' : 'descriptions missing';
      return otherwise(fault);
    },
    addressPlantedBy: (path) => (path.startsWith('/blog/') ? 'news has moved' : 'menu'),
  };
}
