/** Default titles of editors, frameworks and servers, and the word for a home page, in the languages supported here. */
const defaults = new Set(
  [
    'home,homepage,home page,main page,start,startpage,index,welcome,website,my website,my site,site title,page title',
    'title,your title,title here,page,new page,blank page,document,untitled,untitled document,untitled page,no title',
    'new tab,test,test page,hello world,sample page,default,default page,web page,insert title here',
    'mysite,new site,my store,my shop,site,blog,your site title,your website,my new website,neue website,meine website,meine webseite,mi sitio,mi sitio web,moja strona,o meu site,meu site',
    'mon site,ma boutique,boutique en ligne,moja witryna,mój sklep,моят сайт,моят магазин,мой сайт,我的网站,我的网店,マイサイト,سایت من,meine wordpress-seite,webflow site,my framer site,google sites,jimdo,joomla,squarespace,online store,mysite.com,default web site page,coming soon,主页,無題ドキュメント,claim this domain',
    'my wordpress site,my blog,wordpress,just another wordpress site,my wordpress blog',
    'react app,vite app,vite + react,vite + react + ts,vite + vue,vite + vue + ts,create next app,vue app,nuxt app',
    'svelte app,sveltekit app,angular app,my app,app,gatsby default starter,astro',
    'welcome to nginx!,apache2 ubuntu default page: it works,apache2 debian default page: it works,it works!,iis windows server,iis windows',
    'startseite,willkommen,unbenanntes dokument,neue seite,accueil,page d’accueil,sans titre,document sans titre',
    'inicio,página de inicio,página principal,sin título,início,página inicial,sem título,pagina iniziale,senza titolo',
    'strona główna,bez tytułu,начало,начална страница,главная,главная страница,без названия,startpagina,welkom',
    'startsida,hem,ana sayfa,anasayfa,ホーム,トップページ,無題,首页,首頁,无标题,홈,제목 없음,خانه,صفحه اصلی',
  ].flatMap((line) => line.split(',')),
);

const WORDPRESS_TAGLINE = 'just another wordpress site';

/** A title that an editor, framework or server gave and nobody has replaced. */
export function isDefaultTitle(title: string): boolean {
  const text = title.toLowerCase().trim();
  if (defaults.has(text) || text.includes(WORDPRESS_TAGLINE) || /^index of \//.test(text)) return true;
  if (numberedPage.test(text)) return true;
  const parts = text.split(/\s[|–—·:-]\s|\s?[|｜]\s?/).map((part) => part.trim());
  return (
    parts.some(isDefaultPart) &&
    parts.length > 1 &&
    parts.every((part) => isDefaultPart(part) || ofPage.test(part))
  );
}

/** What builders call a page or a website that nobody has named: "Elementor #42", "Untitled Page 2", "My Site 3". */
const numberedPage =
  /^(?:elementor|untitled(?: \p{L}{1,12})?|my (?:web)?site|mysite|new (?:page|site|website)|neue (?:seite|website)|unbenannt\p{L}{0,2}(?: seite)?|nueva página|página nova|nowa strona|нова страница)\s?[#(]?\d{1,6}\)?$/u;

/** What builders call the pages of a new website. */
const ofPage =
  /^(?:about(?: us)?|contact(?: us)?|services|gallery|kontakt|über uns|contacto|contactos|sobre nós|o nas|контакти|за нас|contatti|chi siamo)$/;

/** Builders number the websites that nobody has named: "My Site 1". */
function isDefaultPart(part: string): boolean {
  return defaults.has(part.replace(/\s?\(?\d{1,3}\)?$/, ''));
}
