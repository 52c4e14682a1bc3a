import { sortByKind, stems } from './sort-by-kind';

/**
 * Problems that owners write about, as word stems in the nine languages of the site, the most specific first; the first
 * that matches is the kind of a text. A text of no kind is not quoted and counts for no rule.
 */
const particular = {
  'price-shoppers': stems(
    'price + compar, price + only, price + cheap, cheapest, price shopper, shop around, preis + vergleich',
    'billigst, precio + compar, mas barato, preco + compar, mais barato, cen + porown, najtansz',
    'цен + сравн, най евтин, قیمت + فقط, ارزان ترین, 値段 + 比べ, 安い店, 相見積, 比价, 最便宜',
  ),
  broken: stems(
    'hack, gehackt, virus, malware, broken, crash, goes down, is down, offline, error, bug, secur, backup',
    'هک, خراب, ویروس, امنیت, pirate, caid, segur, roto, quebrad, ハッキング, エラー, 壊れ, 落ち, セキュリティ, 黑客, 被黑, 故障',
    '崩溃, 安全, kaputt, sicherheit, absturz, zepsut, wlaman, bezpieczen, awari, хакна, счупен, сигурност',
    'грешк',
  ),
  listings: stems(
    'opening hours, wrong hours, wrong address, business hours, wrong + map, offnungszeit',
    'falsche adresse, horario, godzin + otwar, работно време, ساعت کار, 営業時間, 营业时间',
  ),
  'no-shows': stems(
    'no show, turn up, show up, termin + nicht, no se presenta, nao aparec, nao comparec',
    'umawia + nie przychodz, час + не идват, نوبت + نمی آیند, 予約 + 来ない, 無断キャンセル, ドタキャン, 预约 + 不来, 爽约',
  ),
  'missed-calls': stems(
    'miss + call, answer the phone, phone rings, anruf + verpass, llamada + pierd, llamadas perdidas',
    'chamada + perc, chamada + perd, telefon + odbier, nieodebran, обаждан + пропуск, تماس + از دست',
    '電話 + 出られ, 电话 + 接不',
  ),
  commission: stems(
    'commission, booking site, booking com, airbnb, expedia, uber eats, menulog, delivery app, provision',
    'buchungsportal, comision, portales de reservas, comiss, portais de reservas, prowizj',
    'portale rezerwac, комисион, сайтовете за резервац, کمیسیون, پورسانت, سایت های رزرو, 予約サイト, 手数料',
    '平台 + 抽, 抽成, 佣金',
  ),
  'no-return': stems(
    'never come back, don t come back, never return, kommen nie wieder, kommen nicht wieder, no vuelven',
    'nao voltam, nie wracaj, не се връща, برنمی گرد, 二度と来, リピーター, 再也不来, 不再来, 回头客',
  ),
  languages: stems(
    'speak japanese, speak chinese, speak english, translat, foreign, sprechen + nicht, spricht + nicht',
    'ubersetz, idioma, habla japones, habla ingles, traduc, fala japones, fala ingles, traduz, mowi po',
    'tlumacz, говорят + не разбират, превод, ترجمه, حرف می زن + نمی فهم, 英語, 翻訳, 多言語, 日语, 英语, 翻译',
  ),
  'same-questions': stems(
    'same question, dieselben fragen, denselben fragen, gleichen fragen, mismas preguntas',
    'mesmas perguntas, samymi pytan, te same pytan, същи въпрос, سوال + تکرار, 同じ質問, 同样的问题',
  ),
  supplier: stems(
    'agency, developer, web guy, web designer, provider, supplier, previous company, locked, password',
    'disappeared, شرکت قبلی, طراح, رمز, agencia, desarrollador, proveedor, programador, disenador',
    'contrasena, fornecedor, webdesigner, palavras passe, 業者, 制作会社, パスワード, 代理, 开发商, 供应商, 密码, 失联, agentur',
    'entwickler, anbieter, passwort, agencj, programist, wykonawc, webmaster, hasl, агенци, програмист',
    'доставчик, дизайнер, парол',
  ),
  'ads-waste': stems(
    'ads + nothing, advert + nothing, ads + waste, ads + nichts, anzeigen + nichts, werbung + nichts',
    'ads + nada, anuncio + nada, publicid + nada, ads + nic, reklam + nic, ads + нищо, реклам + нищо',
    'تبلیغ + هیچ, تبلیغ + خرج, 広告 + 反応, 広告 + 効果, 广告 + 效果, 广告 + 没用',
  ),
  slow: stems(
    'slow, load time, loading, takes forever, speed, کند + باز, کند است, سرعت, lento, lenta, velocidad',
    'tarda, velocidade, demora, 遅, 重い, 速度, 慢, langsam, ladezeit, ladt, wolno, wolna, wolny, powoln',
    'predkosc, бавн, бавен, скорост',
  ),
  mobile: stems(
    'mobile, on phone, on the phone, on a phone, on my phone, on phones, smartphone, iphone, موبایل, گوشی',
    'movil, celular, telemovel, スマホ, 携帯, 手机, am handy, auf dem handy, smartfon, komork, na telefonie',
    'мобил, на телефон',
  ),
  outdated: stems(
    'outdated, out of date, old, dated, ugly, looks bad, bad design, poor design, unprofessional, قدیمی',
    'زشت, ظاهر, antigu, anticuad, antiquad, obsolet, desactualizad, 古, ダサ, 过时, 陈旧, 老旧, veraltet',
    'altmodisch, hasslich, przestarzal, stary, stara, nieaktualn, brzydk, остарял, стара, старо, стари',
    'грозн',
  ),
  'by-hand': stems(
    'manual, by hand, paperwork, spreadsheet, excel, typed twice, double entry, دستی, اکسل, a mano, a mao',
    'papeleo, papelada, 手作業, 手入力, エクセル, 手工, 表格, von hand, handarbeit, papierkram, recznie, papierkow',
    'ръчно, на ръка',
  ),
  email: stems(
    'email, e mail, spam, inbox, mailbox, ایمیل, هرزنامه, correo, メール, 邮件, 邮箱, postfach, skrzynk, poczt',
    'имейл, поща, спам',
  ),
  reviews: stems(
    'review, rating, reputation, stars, نظر, امتیاز, resena, opinion, avaliac, reputac, 口コミ, レビュー, 評判, 评价',
    '评论, 口碑, 差评, bewertung, rezension, guter ruf, opini, recenz, отзив, оценк, репутац',
  ),
  blind: stems(
    'don t know what, don t know which, don t know where, no idea, track, measure, analytics, statistic',
    'report, data, نمی دان, آمار, گزارش, no se que, no sabemos, medir, estadistic, nao sei, nao sabemos',
    'relatori, 分からない, わからない, 分析, 計測, 不知道, 数据, wissen nicht, weiss nicht, messen, statistik, auswert',
    'nie wiem, pomiar, statystyk, raport, не знам, не знаем, измер, статистик',
  ),
} satisfies Record<string, readonly string[]>;

/** Mentioned in every second complaint, so they count only if a text contains nothing more specific. */
const general = {
  'not-found': stems(
    'google, not found, can t find us, cannot find, can t find, rank, visib, traffic, seo, few visitors',
    'no visitors, nobody finds, no one finds, گوگل, پیدا, رتبه, no nos encuentra, posicion, pocas visitas',
    'nao nos encontr, posicao, poucas visitas, グーグル, 検索, 見つから, アクセス, 谷歌, 搜索, 搜不到, 排名, 流量, 找不到, gefunden',
    'wenig besucher, sichtbar, nie znajd, widoczn, malo odwiedz, гугъл, не ни намира, малко посет',
    'класиран, видимост',
  ),
  'few-enquiries': stems(
    'enquir, inquir, lead, few calls, no calls, customers, clients, bookings, sales, convert, conversion',
    'مشتری, فروش, سفارش, درخواست, client, consulta, ventas, reservas, vendas, contacto, pedido, 問い合わせ',
    '問合せ, 顧客, 客, 売上, 予約, 询盘, 咨询, 客户, 顾客, 销售, 订单, anfrag, kunden, umsatz, buchung, verkauf, zapytan',
    'klient, sprzedaz, rezerwac, запитван, клиент, продажб, резервац',
  ),
  'no-time': stems(
    'no time, not enough time, too busy, time consuming, وقت, زمان ندار, sin tiempo, tiempo, sem tempo',
    'falta de tempo, 時間, 忙し, 没时间, 没有时间, 太忙, keine zeit, zu wenig zeit, brak czasu, nie mam czasu',
    'няма време, нямам време, липса на време',
  ),
  cost: stems(
    'expensive, cost, price, money, waste, budget, afford, گران, هزینه, پول, muy car, demasiado car',
    'muito car, coste, costo, dinero, dinheiro, custo, 高い, 費用, 予算, 贵, 费用, 预算, teuer, kosten, geld, drog',
    'koszt, pieniad, скъп, цена, пари, разход',
  ),
} satisfies Record<string, readonly string[]>;

export type PainKind = keyof typeof particular | keyof typeof general;

/** The kinds of problem that a text mentions, each with its words, the most specific first. */
export function findPains(text: string): Map<PainKind, string> {
  const found = new Map<PainKind, string>(sortByKind([text], particular));
  return found.size > 0 ? found : new Map<PainKind, string>(sortByKind([text], general));
}
