const toSet = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(',')));

/** Default titles of editors, frameworks and servers, and the word for a home page, in the languages supported here. */
const titles = [
  'home,homepage,home page,main page,start,startpage,index,welcome,website,page title,title,title here,page,new page,blank page,front page',
  'document,untitled,untitled document,untitled page,no title,new tab,test,test page,hello world,sample page,default,default page,web page,insert title here',
  'default web site page,coming soon,claim this domain,site install,under construction',
  'react app,vite app,vite + react,vite + react + ts,vite + vue,vite + vue + ts,create next app,vue app,nuxt app',
  'svelte app,sveltekit app,angular app,my app,app,gatsby default starter,astro',
  'welcome to nginx!,apache2 ubuntu default page: it works,apache2 debian default page: it works,it works!,iis windows server,iis windows',
  'startseite,willkommen,unbenannt,unbenanntes dokument,unbenannte seite,neue seite,neue homepage,beispielseite,ohne titel,titel',
  'accueil,page d’accueil,sans titre,document sans titre,pagina iniziale,senza titolo,startpagina,welkom,startsida,hem,ana sayfa,anasayfa,홈,제목 없음',
  'inicio,página de inicio,pagina de inicio,página principal,página inicial,sin título,documento sin título,nueva página,página nueva,página de ejemplo,bienvenido,bienvenidos,título',
  'início,sem título,documento sem título,página sem título,nova página,página nova,página de exemplo,bem-vindo,bem-vindos',
  'strona główna,bez tytułu,dokument bez tytułu,nowa strona,przykładowa strona,witamy,tytuł',
  'начало,начална страница,главная,главная страница,без названия,без заглавие,неозаглавена страница,нова страница,примерна страница,добре дошли,заглавие',
  'خانه,صفحه اصلی,صفحهٔ اصلی,صفحه نخست,برگه نمونه,بدون عنوان,صفحه جدید,عنوان',
  'ホーム,トップ,トップページ,無題,無題ドキュメント,無題のドキュメント,新規ページ,新しいページ,サンプルページ,タイトル,ようこそ',
  '首页,首頁,主页,无标题,無標題,无标题文档,未命名,未命名页面,新页面,新建页面,示例页面,标题,欢迎',
];

/** Names that builders give a website until its owner has one. */
const siteNames = [
  'my website,my site,mysite,site,site title,site name,your site,your title,your site title,your website,my new website,new site,new website,my homepage',
  'my wordpress,my wordpress site,my wordpress website,my wordpress blog,just another wordpress site,wordpress,my blog,blog,your blog',
  'my store,my shop,your store,online store,shop name,my business,your business,business name,my company,your company,company name,your company name,your brand',
  'webflow site,my framer site,google sites,jimdo,joomla,drupal,prestashop,squarespace,mysite.com,my awesome site,default store view',
  'neue website,meine website,meine webseite,meine seite,meine homepage,meine internetseite,meine wordpress seite,mein blog,mein shop,mein onlineshop,ihre website,ihr firmenname,ihre firma,firmenname,meine firma,mein unternehmen,titel der website,website titel',
  'mi sitio,mi sitio web,mi web,mi página,mi página web,mi blog,mi tienda,mi tienda online,mi empresa,tu empresa,nombre de la empresa,nombre del sitio,título del sitio,nuevo sitio,mi sitio wordpress',
  'o meu site,meu site,o meu website,o meu blogue,meu blog,minha loja,a minha loja,minha empresa,a minha empresa,a sua empresa,nome da empresa,nome do site,título do site,a minha página,minha página',
  'moja strona,moja strona www,moja strona internetowa,moja witryna,mój sklep,mój sklep internetowy,mój blog,moja firma,twoja firma,nazwa firmy,nazwa strony,tytuł strony,tytuł witryny,nowa witryna',
  'моят сайт,моят уебсайт,моят блог,моят магазин,моята фирма,моята страница,вашата фирма,име на фирмата,име на сайта,заглавие на сайта,мой сайт,нов сайт',
  'سایت من,وبسایت من,وب سایت من,وبلاگ من,فروشگاه من,شرکت من,نام شرکت,نام سایت,عنوان سایت,سایت جدید',
  'マイサイト,私のサイト,マイブログ,マイショップ,マイストア,会社名,サイト名,サイトタイトル,サイトのタイトル,ブログ,新しいサイト',
  '我的网站,我的網站,我的网店,我的博客,我的公司,我的商店,公司名称,网站名称,网站标题,新网站',
  'mon site,mon site web,mon blog,ma boutique,boutique en ligne,mon entreprise,nom du site',
];
const defaults = toSet([...titles, ...siteNames]);

/** What builders call the pages of a new website. */
const pages = toSet([
  'about,about us,contact,contact us,services,our services,gallery,shop,store,products,über uns,kontakt,leistungen,galerie,produkte',
  'contacto,contactos,sobre nosotros,servicios,galería,tienda,sobre nós,quem somos,serviços,galeria,loja,o nas,usługi,oferta,sklep',
  'контакти,за нас,услуги,галерия,магазин,درباره ما,تماس با ما,خدمات,گالری,فروشگاه,会社概要,お問い合わせ,サービス,ギャラリー,关于我们,联系我们,服务,产品',
  'contatti,chi siamo',
]);

const WORDPRESS_TAGLINE = 'just another wordpress site';

/** A title that an editor, framework or server gave and nobody has replaced. */
export function isDefaultTitle(title: string): boolean {
  const text = title.toLowerCase().trim();
  if (
    isDefault(text) ||
    isDefault(withoutGreeting(text)) ||
    text.includes(WORDPRESS_TAGLINE) ||
    /^index of \//.test(text)
  )
    return true;
  if (numberedPage.test(text)) return true;
  const parts = text.split(/\s[|–—·:•»«~/-]\s|\s?[|｜]\s?/).map((part) => part.trim());
  return parts.length > 1 && parts.some(isDefaultPart) && parts.every(isPart);
}

/** What builders call a page or a website that nobody has named: "Elementor #42", "Untitled Page 2", "My Site 3". */
const numberedPage =
  /^(?:elementor|untitled(?: \p{L}{1,12})?|my[ -]?(?:web)?site|new (?:page|site|website)|neue (?:seite|website)|meine[ -](?:web)?seite|meine[ -]website|unbenannt\p{L}{0,2}(?: seite)?|nueva página|nova página|página nova|nowa strona|moja strona|нова страница|新規ページ|新しいページ|新页面|无标题|無題|マイサイト|صفحه جدید)[\s-]?[#(]?\d{1,6}\)?$/u;

const greeting =
  /^(?:welcome to|willkommen (?:auf|bei|zu)|bienvenid[oa]s? a|bem-vind[oa]s? (?:a|ao|à)|witamy (?:na|w)|добре дошли в|欢迎来到)\s?/;

function isPart(part: string): boolean {
  return isDefaultPart(part) || pages.has(part);
}

/** Builders number the websites that nobody has named: "My Site 1". */
function isDefaultPart(part: string): boolean {
  return isDefault(part.replace(/[\s#(-]{0,3}\d{1,3}\)?$/, '')) || isDefault(withoutGreeting(part));
}

function withoutGreeting(text: string): string {
  return text.replace(greeting, '').replace(/[.!…]$/, '');
}

/** Builders write names as they stand in addresses, too: "meine-seite". */
function isDefault(text: string): boolean {
  return defaults.has(text) || defaults.has(text.replace(/[-_]/g, ' '));
}
