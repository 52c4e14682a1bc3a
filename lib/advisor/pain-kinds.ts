import { stems } from './sort-by-kind';

/**
 * Troubles that owners write about, by the beginnings of the words they use, in the nine languages of the site. A
 * text may be of several kinds or of none: then it is quoted nowhere, and a rule that asks for it stays silent.
 */
export const painKinds = {
  slow: stems(
    'slow, load time, loading, takes forever, speed, کند, سرعت, lento, lenta, velocidad, tarda',
    'velocidade, demora, 遅, 重い, 速度, 慢, langsam, ladezeit, wolno, wolna, wolny, powoln, predkosc',
    'бавн, бавен, скорост',
  ),
  outdated: stems(
    'outdated, out of date, old, dated, ugly, looks bad, unprofessional, design, قدیمی, زشت, ظاهر',
    'antigu, anticuad, obsolet, desactualizad, 古, ダサ, デザイン, 过时, 陈旧, 老旧, 设计, veraltet, altmodisch',
    'hasslich, przestarzal, stary, stara, nieaktualn, brzydk, остарял, стара, старо, стари, грозн',
    'дизайн',
  ),
  mobile: stems(
    'mobile, on phone, on the phone, on a phone, on my phone, on phones, smartphone, iphone',
    'موبایل, گوشی, movil, celular, telemovel, スマホ, 携帯, 手机, am handy, auf dem handy, smartfon',
    'komork, мобил, на телефон',
  ),
  'not-found': stems(
    'google, not found, can t find us, cannot find, can t find, rank, visib, traffic, seo',
    'visitors, nobody finds, no one finds, گوگل, پیدا, بازدید, رتبه, no nos encuentra, posicion',
    'visit, nao nos encontr, posicao, グーグル, 検索, 見つから, アクセス, 谷歌, 搜索, 排名, 流量, 找不到, gefunden',
    'besucher, sichtbar, nie znajd, widoczn, odwiedz, гугъл, не ни намира, посещен, класиран',
    'видимост',
  ),
  'few-enquiries': stems(
    'enquir, inquir, lead, few calls, no calls, customers, clients, bookings, sales, convert',
    'conversion, مشتری, فروش, سفارش, client, consulta, ventas, reservas, vendas, contactos, 問い合わせ',
    '問合せ, 顧客, 客, 売上, 予約, 询盘, 咨询, 客户, 顾客, 销售, 订单, anfrag, kunden, umsatz, buchung, verkauf',
    'zapytan, klient, sprzedaz, rezerwac, запитван, клиент, продажб, резервац',
  ),
  'no-time': stems(
    'no time, not enough time, too busy, time consuming, missed calls, phone rings, miss calls',
    'وقت, زمان ندار, sin tiempo, tiempo, sem tempo, falta de tempo, 時間, 忙し, 没时间, 没有时间, 太忙',
    'keine zeit, zu wenig zeit, brak czasu, nie mam czasu, няма време, нямам време',
    'липса на време',
  ),
  'by-hand': stems(
    'manual, by hand, paperwork, spreadsheet, excel, typed twice, double entry, دستی, اکسل',
    'a mano, a mao, papeleo, papelada, 手作業, 手入力, エクセル, 手工, 表格, von hand, handarbeit, papierkram',
    'recznie, papierkow, ръчно, на ръка',
  ),
  broken: stems(
    'hack, virus, malware, broken, crash, goes down, is down, offline, error, bug, secur, backup',
    'هک, خراب, ویروس, امنیت, pirate, caid, segur, roto, quebrad, ハッキング, エラー, 壊れ, 落ち, セキュリティ, 黑客',
    '故障, 崩溃, 安全, kaputt, sicherheit, absturz, zepsut, wlaman, bezpieczen, awari, хакна, счупен',
    'сигурност, грешк',
  ),
  email: stems(
    'email, e mail, spam, inbox, mailbox, ایمیل, correo, メール, 邮件, 邮箱, postfach, skrzynk, poczt',
    'имейл, поща',
  ),
  reviews: stems(
    'review, rating, reputation, stars, نظر, امتیاز, resena, opinion, avaliac, reputac, 口コミ, レビュー',
    '評判, 评价, 评论, 口碑, bewertung, rezension, guter ruf, opini, recenz, отзив, оценк, репутац',
  ),
  blind: stems(
    'don t know what, no idea, track, measure, analytics, statistic, report, data, نمی دان, آمار',
    'گزارش, no se que, medir, estadistic, nao sei, relatori, 分析, 計測, 效果, 数据, messen, statistik',
    'auswert, nie wiem, pomiar, statystyk, raport, не знам, измер, статистик',
  ),
  cost: stems(
    'expensive, cost, price, money, waste, budget, afford, گران, هزینه, پول, muy car',
    'demasiado car, muito car, coste, costo, dinero, dinheiro, custo, 高い, 費用, 予算, 贵, 费用, 预算',
    'teuer, kosten, geld, drog, koszt, pieniad, скъп, цена, пари, разход',
  ),
  supplier: stems(
    'agency, developer, web guy, designer, provider, supplier, previous company, locked, password',
    'شرکت قبلی, طراح, agencia, desarrollador, proveedor, programador, fornecedor, 業者, 制作会社, 代理',
    '开发商, 供应商, agentur, entwickler, anbieter, agencj, programist, wykonawc, агенци, програмист',
    'доставчик',
  ),
} satisfies Record<string, readonly string[]>;

export type PainKind = keyof typeof painKinds;
