import { stems } from './sort-by-kind';

/** Services a business had before, as word stems in the nine languages of the site. */
export const serviceKinds = {
  website: stems(
    'website, web design, webdesign, web site, wordpress, wix, squarespace, landing, webpage',
    'سایت, وب, sitio, pagina, site, ホームページ, サイト, 网站, 网页, webseite, homepage, stron, сайт, уебсайт',
  ),
  seo: stems('seo, search engine, سئو, posicionamiento, 検索, 搜索, suchmaschin, pozycjonowan, сео'),
  ads: stems(
    'ads, adwords, ad campaign, advert, ppc, تبلیغ, anuncio, publicid, 広告, 广告, anzeigen, werbung',
    'reklam, реклам',
  ),
  social: stems(
    'social, facebook, instagram, tiktok, اینستا, شبکه, redes social, redes sociais, sns, 社交, 社媒',
    'społecz, соци',
  ),
  newsletter: stems(
    'newsletter, mailchimp, email marketing, e mail marketing, خبرنامه, boletin, メルマガ, 邮件营销',
    'rundbrief, biuletyn, бюлетин',
  ),
  shop: stems(
    'shop, store, ecommerce, e commerce, shopify, woocommerce, فروشگاه, tienda, loja, 通販, ショップ',
    '商城, 网店, onlineshop, sklep, магазин',
  ),
} satisfies Record<string, readonly string[]>;

export type ServiceKind = keyof typeof serviceKinds;
