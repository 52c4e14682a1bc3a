/** Names that shops and builders give pages which are usually excluded from search on purpose. Folklore rather than a rule. */
const names = new Set(
  [
    'cart,basket,checkout,checkouts,account,my-account,login,log-in,signin,sign-in,register,search,thank-you,thanks,privacy,privacy-policy,terms,imprint,legal',
    'author,tag,feed,wp-login,wishlist,compare,lost-password,password-recovery,authentication,order-received,order-history,order-tracking,order-confirmation',
    'suche,suchergebnisse,danke,impressum,datenschutz,datenschutzerklaerung,agb,warenkorb,kasse,mein-konto,konto,merkzettel,wunschliste',
    'carrito,cesta,finalizar-compra,mi-cuenta,iniciar-sesion,buscar,gracias,aviso-legal,politica-de-privacidad,lista-de-deseos',
    'carrinho,minha-conta,pesquisa,obrigado,politica-de-privacidade,lista-de-desejos',
    'koszyk,moje-konto,logowanie,rejestracja,szukaj,dziekujemy,polityka-prywatnosci,regulamin,lista-zyczen',
    'kolichka,количка,профил,vhod,вход,търсене,poveritelnost,поверителност,общи-условия',
    'سبد-خرید,تسویه-حساب,حساب-کاربری,حساب-کاربری-من,ورود,جستجو,حریم-خصوصی',
    'mypage,マイページ,カート,ログイン,プライバシーポリシー,购物车,结账,登录,隐私政策',
  ].flatMap((line) => line.split(',')),
);
const pageOfList = /\/page\/\d+(?:\/|$)/i;
const searching = /[?&](?:s|q|search|replytocom|add-to-cart)=/i;

/** Whether a page is usually kept out of search on purpose, going by its address. */
export function isHiddenOnPurpose(url: string): boolean {
  const { pathname, search } = new URL(url);
  const parts = decode(pathname).toLowerCase().split('/');
  return (
    parts.some((part) => names.has(part.split('.', 1)[0] ?? '')) ||
    pageOfList.test(pathname) ||
    searching.test(search)
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
