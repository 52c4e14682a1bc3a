import { about, business, description, head, otherwise, series, viewport, words } from './poor-pages';
import type { PoorWebsite } from './poor-website';

/** A shop: forty products, ten categories, and pages. */
export function shopWebsite(): PoorWebsite {
  const products = series(40, (number) => `/products/part-${number}`);
  const categories = series(10, (number) => `/category/group-${number}`);
  const others = [
    '/',
    '/about',
    '/delivery',
    '/returns',
    '/contact',
    '/brands',
    '/trade',
    '/help',
    '/terms',
    '/privacy',
  ];
  const page = (
    path: string,
    { title, said, main }: { title: string; said: string; main: string },
  ) => `${head(
    title,
    `${viewport}${said}${path.startsWith('/products/') ? '<link rel="canonical" href="/">' : ''}`,
  )}<body class="shop ${path.split('/')[1] ?? ''}-view"><header class="bar"><a href="/">Ferry Road Parts</a>
    <nav class="menu">${[...others, ...categories].map((to) => `<a href="${to}">${to.slice(1) || 'Front page'}</a>`).join('')}</nav>
    <button class="cart"><svg></svg></button></header><main>${main}${words(title)}</main>
    <footer>${business}<a href="http://www.smith.example/delivery">Delivery prices</a></footer></body></html>`;
  const pages = new Map<string, string>();
  for (const [index, path] of products.entries()) {
    const title = `Brake part number ${index + 1} for utes`;
    const main = `<h1>${title}</h1><img class="product-photo" src="/p${index}.jpg"><form action="/cart" class="buy">
      <input type="number" name="quantity" class="quantity"><button>Add to cart</button></form>
      <img class="zoom-icon" src="/zoom.png" alt="Larger" width="9" height="9">`;
    pages.set(
      path,
      page(path, {
        title,
        main,
        said: description('Car parts at the best price, delivered to all of Australia.'),
      }),
    );
  }
  for (const [index, path] of categories.entries()) {
    const title = `Group ${index + 1} of parts for utes`;
    const own = products.slice(index * 4, index * 4 + 4);
    const cards = own
      .map(
        (to) => `<li class="card"><a href="${to}"><img class="thumb" src="/t.jpg" alt="Part ${to}"></a></li>`,
      )
      .join('');
    const sorted = `<a href="${path}?sort=price">Cheapest first</a><a class="more" href="javascript:more()">Load further parts</a>`;
    const dead = `<a href="/products/sold-out-${index + 1}">A part we had once</a>`;
    const main = `<h1>${title}</h1><ul class="grid">${cards}</ul>${sorted}${dead}`;
    pages.set(path, page(path, { title, main, said: description(about(title)) }));
    if (index < 5)
      pages.set(`${path}?sort=price`, page(path, { title, main, said: description(about(title)) }));
  }
  for (const [index, path] of others.entries()) {
    const title =
      path === '/'
        ? 'Car parts for utes, Southport'
        : index < 5
          ? 'Untitled'
          : `All about ${path.slice(1)} at our shop`;
    const said = index > 6 ? '' : description(about(path));
    const main = `<h1>${path}</h1>${index > 4 ? '<p><a href="/delivery">click here</a></p>' : ''}`;
    pages.set(path, page(path, { title, main, said }));
  }
  return {
    pages,
    gone: series(10, (number) => `/products/sold-out-${number}`),
    moved: [],
    listed: [],
    plantedBy: (fault) => {
      const { id, reason, path } = fault;
      const isProduct = path.startsWith('/products/');
      if ((id === 'image-alt' || id === 'image-size-attrs') && isProduct) return 'product photo';
      if (id === 'image-size-attrs') return 'cards of a category';
      if (id === 'button-name') return 'cart button';
      if (id === 'label') return 'quantity';
      if (id === 'crawlable-anchors') return 'load more';
      if (id === 'canonical' || id === 'canonical-target') return 'canonical of products';
      if (id === 'insecure-links' && reason === 'own') return 'links with http';
      if (id === 'description-length' && isProduct) return 'product description';
      if (id === 'meta-description' || id === 'description-length') return 'descriptions';
      if (/^title-/.test(id)) return 'titles of pages';
      if (id === 'link-text') return 'click here';
      return otherwise(fault);
    },
    addressPlantedBy: () => 'sold out',
  };
}
