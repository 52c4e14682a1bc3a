/**
 * Link texts without information about their target, by language, in lower case. The whole text must match: "learn more
 * about hot water" is not generic. Words that are also menu headings or turn pages ("Start", "Weiter") are left out in
 * languages that use them so.
 */
const lists: Readonly<Record<string, string>> = {
  en: 'here|right here|click|click here|click this|click for more|tap here|press here|this|this link|this page|link|go|start|more|more info|more information|information|learn more|read more|read this|see more|find out more|continue reading',
  de: 'hier|hier klicken|klicke hier|klicken sie hier|jetzt klicken|klick|link|dieser link|diese seite|das|dies|siehe|siehe hier|mehr|mehr lesen|mehr erfahren|erfahren sie mehr|mehr infos|mehr informationen|weitere informationen|weitere infos|weiterlesen|lesen sie mehr',
  es: 'aquí|aqui|haz clic aquí|haz clic aqui|haga clic aquí|haga clic aqui|click aquí|click aqui|clic aquí|clicka aquí|clicka aqui|pincha aquí|pincha aqui|pulsa aquí|este|este enlace|enlace|esta página|más|mas|ver más|ver mas|leer más|leer mas|saber más|más info|más información|más informacion|mas información|mas informacion|seguir leyendo|empezar',
  fr: "ici|cliquez ici|cliquer ici|clique ici|cliquez|ce lien|lien|cette page|plus|voir plus|lire plus|lire la suite|la suite|en savoir plus|plus d'infos|plus d'informations",
  pt: 'aqui|clique aqui|clica aqui|clicar aqui|carregue aqui|link|este link|este|esta página|ir|mais|veja mais|ver mais|leia mais|ler mais|saiba mais|saber mais|mais info|mais informação|mais informações|continue lendo|continuar a ler',
  it: 'qui|clicca qui|fai clic qui|premi qui|link|questo link|questo|questa pagina|più|altro|leggi di più|leggi tutto|leggi altro|per saperne di più|scopri di più|maggiori informazioni|più informazioni|ulteriori informazioni|vedi di più|continua a leggere',
  nl: 'hier|klik hier|klik|link|deze link|deze pagina|meer|lees meer|meer lezen|lees verder|verder lezen|meer info|meer informatie|meer weten|bekijk meer',
  pl: 'tutaj|tu|kliknij tutaj|kliknij tu|kliknij|link|ten link|ta strona|więcej|czytaj więcej|czytaj dalej|zobacz więcej|dowiedz się więcej|więcej informacji',
  bg: 'тук|кликнете тук|кликни тук|натиснете тук|натисни тук|линк|този линк|тази страница|още|повече|виж още|вижте още|виж повече|вижте повече|прочети още|прочетете още|прочети повече|научи повече|научете повече|повече информация',
  ru: 'здесь|тут|сюда|нажмите здесь|нажмите сюда|кликните здесь|щелкните здесь|щёлкните здесь|ссылка|эта ссылка|по ссылке|эта страница|ещё|еще|больше|подробнее|узнать больше|узнать подробнее|узнайте больше|читать далее|читать дальше|читать полностью|больше информации|дополнительная информация',
  sv: 'här|klicka här|klicka|länk|länken|denna länk|den här länken|den här sidan|mer|läs mer|läs vidare|fortsätt läsa|mer info|mer information|se mer|ta reda på mer',
  tr: 'burada|buraya|buraya tıklayın|buraya tıkla|tıklayın|tıkla|tıklayınız|link|bu link|bağlantı|bu bağlantı|bu sayfa|daha fazla|daha fazlası|devamı|devamını oku|daha fazla oku|daha fazla bilgi|daha fazla bilgi edinin',
  ja: 'こちら|こちらから|こちらをクリック|ここ|ここをクリック|ここから|クリック|リンク|このリンク|このページ|もっと見る|もっと読む|続く|続き|続きを読む|続きはこちら|全文表示|詳しくはこちら|詳細はこちら',
  zh: '点击这里|点击此处|点这里|点此|单击此处|请点击这里|点击|这里|此处|链接|这个链接|更多|了解更多|查看更多|阅读更多|更多信息|继续阅读|點擊這裡|點擊此處|點此|按此|這裡|此處|連結|更多資訊|閱讀更多|瞭解更多|繼續閱讀',
  ko: '여기|이곳|여기를 클릭|여기를 클릭하세요|여기 클릭|클릭|링크|이 링크|이 페이지|더보기|더 보기|더 알아보기|자세히|자세히 보기|자세히 알아보기|계속|계속 읽기|이동|전체 보기',
  fa: 'اینجا|این جا|اینجا بزنید|اینجا کلیک کنید|این جا کلیک کنید|کلیک کنید|کلیک|لینک|این لینک|این صفحه|این|بیشتر|بیشتر بخوانید|بیشتر بدانید|اطلاعات بیشتر|اطلاعات|ادامه مطلب|مشاهده بیشتر|شروع|برو',
  ta: 'இங்கே|இங்கே கிளிக் செய்யவும்|தயவுசெய்து இங்கே அழுத்தவும்|மேலும்|மேலும் படிக்க|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|அடுத்த பக்கம்|முந்தைய பக்கம்|மறுபக்கம்|முன்பக்கம்',
};

const sets = new Map(Object.entries(lists).map(([language, texts]) => [language, new Set(texts.split('|'))]));

/** Whether a link's whole text is generic in its language, or in any language if its language is unknown. */
export function isGenericLinkText(text: string, lang: string): boolean {
  const plain = text.trim().toLowerCase().replace(/[‘’]/g, "'");
  const language = lang.trim().split('-')[0]?.toLowerCase() ?? '';
  if (language !== '') return sets.get(language)?.has(plain) ?? false;
  return [...sets.values()].some((texts) => texts.has(plain));
}
