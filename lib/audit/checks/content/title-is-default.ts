import { defineCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';
import { titleElement } from '../../facts/page/meta-content';

/** Default titles of editors, frameworks and servers, and translations of "home page" in the languages supported here. */
const defaults = new Set(
  [
    'home,homepage,home page,main page,start,startpage,index,welcome,website,my website,my site,site title,page title',
    'title,your title,title here,page,new page,blank page,document,untitled,untitled document,untitled page,no title',
    'new tab,test,test page,hello world,sample page,default,default page,web page,insert title here',
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

/** Fails when the title is an unchanged default. */
export const titleIsDefault = defineCheck({
  id: 'title-is-default',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  seenIn: 'html',
  needsHtml: true,
  needs: ['document-title'],
  reasons: ['default'],
  run: ({ page: { html } }) => {
    const title = html ? titleElement(html) : undefined;
    const text = title?.text.toLowerCase().trim() ?? '';
    if (!title || text === '') return notApplicable;
    const isDefault = defaults.has(text) || text.includes(WORDPRESS_TAGLINE) || /^index of \//.test(text);
    if (!isDefault) return passed;
    return {
      status: 'failed',
      reason: 'default',
      values: { title: title.text },
      evidence: [toEvidence(title)],
    };
  },
});
