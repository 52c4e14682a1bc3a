import type { OpenDatabase } from '@/lib/db/database';
import type { Locale } from '@/lib/i18n/locales';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { findLeads } from '@/lib/staff/desk-leads-store';
import { indexRecords } from '@/lib/staff/index-records';
import { filterSchema } from '@/lib/staff/schema';
import { testStores, useStore } from '../../support/postgres-or-sqlite';

const now = Date.parse('2026-11-23T10:00+10:00');

/** Names as their owners write them, and others' spellings of each; `written` adds those that follow by rule. */
const names: Record<Locale, Record<string, readonly string[]>> = {
  en: {
    'Siobhán Murphy': ['siobhan murphy', 'SIOBHAN'],
    'Zoë Walker': ['zoe', 'ZOE WALKER'],
    'Jack O’Brien': ["O'Brien", 'obrien', 'O‘BRIEN', 'brien'],
    'Anne-Marie Taufa': ['annemarie', 'Anne Marie', 'marie taufa'],
    'Nguyễn Thị Đào': ['nguyen thi dao', 'Nguyen', 'NGUYEN'],
    'Renée D’Angelo': ['renee dangelo', "D'ANGELO"],
    'İstanbul Kebabs': ['istanbul', 'ISTANBUL', 'İSTANBUL'],
  },
  de: {
    'Jürgen Müller': ['jurgen muller', 'Juergen Mueller', 'MUELLER'],
    'Käthe Groß': ['kathe gross', 'Kaethe GROSS', 'GROẞ'],
    'Günther Weiß': ['gunther weiss', 'Guenther'],
    'Björn Schäfer': ['bjorn schafer', 'Bjoern Schaefer'],
    'Ünal Öztürk': ['unal ozturk', 'Uenal Oeztuerk', 'UNAL'],
    'Søren Ødegård': ['soren odegard', 'Soeren Oedegaard'],
    'Işıl Yıldız': ['isil yildiz', 'ISIL YILDIZ'],
  },
  es: {
    'José Núñez': ['jose nunez', 'JOSE'],
    'Íñigo Peña': ['inigo pena', 'INIGO PENA'],
    'María Ibáñez': ['maria ibanez', 'MARIA'],
    'Lucía Güemes': ['lucia guemes'],
    'Ángel Muñoz': ['angel munoz', 'MUNOZ'],
    'Begoña Etxeberría': ['begona etxeberria'],
    'Martí Bel·la': ['marti bella'],
  },
  pt: {
    'João Magalhães': ['joao magalhaes', 'JOAO'],
    'Inês Simões': ['ines simoes'],
    'Gonçalo Araújo': ['goncalo araujo', 'GONCALO'],
    'Conceição Brandão': ['conceicao brandao'],
    'Luís Antônio Sá': ['luis antonio sa'],
    'Vitória Guimarães': ['vitoria guimaraes'],
    'Zé Müller d’Ávila': ['ze mueller davila', "d'avila"],
  },
  pl: {
    'Łukasz Wałęsa': ['lukasz walesa', 'LUKASZ'],
    'Żaneta Źrebiec': ['zaneta zrebiec'],
    'Świętosława Kuś': ['swietoslawa kus'],
    'Paweł Dąbrowski': ['pawel dabrowski', 'DABROWSKI'],
    'Małgorzata Gołębiewska': ['malgorzata golebiewska'],
    'Stanisław Ćwik': ['stanislaw cwik'],
    'Grażyna Nowak-Łęcka': ['grazyna nowak lecka', 'Nowaklecka'],
  },
  bg: {
    'Иван Петров': ['Ivan Petrov', 'петров иван'],
    'Георги Йорданов': ['Georgi Yordanov', 'Iordanov'],
    'Юлия Желева': ['Yulia Zheleva', 'Yuliya', 'Jeleva'],
    'Щерьо Ъглов': ['Shteryo Aglov', 'Uglov'],
    'Николай Цветков': ['Nikolay Tsvetkov', 'Nikolai', 'Cvetkov'],
    'Мария Димитрова': ['Maria Dimitrova', 'Mariya'],
    'Ангел Хаджиев': ['Angel Hadzhiev', 'Hadjiev'],
  },
  fa: {
    'یوسف کریمی': ['يوسف كريمي', 'يوسف'],
    'علی‌رضا حسینی': ['علیرضا', 'علي رضا', 'حسيني'],
    'فاطمه رضایی': ['فاطمة', 'رضائی', 'رضائي'],
    'محمّد یزدی': ['محمد يزدى', 'محمـــد'],
    'کاوه آرین': ['كاوه ارين', 'آرین'],
    'مؤمنی نژاد': ['مومنی', 'مومني‌نژاد'],
    'علاء اکبری': ['علا اكبری', 'علاء'],
  },
  ja: {
    '田中 太郎': ['田中太郎', '田中　太郎', '太郎'],
    '髙橋 美咲': ['高橋美咲', '高橋'],
    'ケンジ・ナカムラ': ['ｹﾝｼﾞ', 'けんじ', 'なかむら', 'ケンジナカムラ'],
    '渡邉 さくら': ['渡辺', '渡邊', 'サクラ'],
    '齋藤 大輔': ['斎藤', '斉藤'],
    '佐々木 花子': ['佐佐木', '佐々木花子'],
    'Ｙａｍａｄａ　山田': ['yamada', 'YAMADA', '山田'],
    '関ヶ原 光': ['関ケ原', '關ヶ原'],
  },
  zh: {
    王伟: ['王偉'],
    張偉: ['张伟'],
    欧阳小明: ['歐陽', '欧阳', '小明'],
    劉麗華: ['刘丽华'],
    陈国庆: ['陳國慶'],
    'Li 李秀英': ['李秀英', 'LI', 'ｌｉ'],
    赵建国: ['趙建國'],
  },
};

/** One number, and how it is written: with spaces, signs, codes, and the digits of other keyboards. */
const phones: Record<string, readonly string[]> = {
  '0412 345 678': ['0412345678', '+61 412 345 678', '0412-345-678', '(0412) 345678', '345 678', '345678'],
  '+61 7 5555 0182': [
    '07 5555 0182',
    '(07) 5555-0182',
    '0755550182',
    '0061 7 5555 0182',
    '+61 (0)7 5555 0182',
  ],
  '۰۹۱۲ ۴۴۴ ۷۷۹۹': ['0912 444 7799', '٠٩١٢٤٤٤٧٧٩٩', '+98 912 444 7799', '۹۱۲۴۴۴۷۷۹۹'],
  '٠٥٠ ٦٦٦ ٨٨٩٩': ['050 666 8899', '۰۵۰۶۶۶۸۸۹۹', '+971 50 666 8899'],
  '０３－１２３４－９８７６': ['03-1234-9876', '0312349876', '+81 3 1234 9876', '０３１２３４９８７６'],
  '+49 30 901820': ['030/901820', '030 90 18 20', '0049 30 901820'],
};

const table = Object.entries(names).flatMap(([locale, people]) =>
  Object.entries(people).map(([name, spellings]) => ({ locale, name, spellings: written(name, spellings) })),
);

describe.each(testStores)('the search on %s', (_, start) => {
  const store = useStore(start);
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await store.open();
    for (const { name, locale } of table) await submit({ name, locale });
    for (const phone of Object.keys(phones)) await submit({ name: 'Anybody', phone });
    await submit({ name: 'Nobody Else', phone: '0499 999 999' });
    await indexRecords(open, 0);
  });

  const submit = async (fields: Record<string, string>) => {
    const input = { email: 'someone@workshop.example', message: 'Please call', ...fields };
    await submitLead(contactSchema.parse(input), { now: new Date(now) }, { db: open.db });
  };
  const find = async (q: string) =>
    (await findLeads(open.reading, filterSchema.parse({ state: 'all', q }), now, 50)).rows;

  it.each(table)('finds $name of $locale by any spelling, and not everybody', async ({ name, spellings }) => {
    const missed = [];
    for (const q of spellings) {
      const found = (await find(q)).map((lead) => lead.name);
      if (!found.includes(name.normalize('NFC')) || found.includes('Nobody Else')) missed.push({ q, found });
    }
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(phones))(
    'finds %s however it is written, and no other number',
    async (phone, spellings) => {
      for (const q of [phone, ...spellings]) {
        const found = (await find(q)).map((lead) => lead.phone);
        expect({ q, found: found.length }).toEqual({ q, found: 1 });
      }
    },
  );
});

it('the table has seven names of each language', () => {
  expect(table.length).toBeGreaterThanOrEqual(60);
  expect(Object.values(names).filter((people) => Object.keys(people).length < 7)).toEqual([]);
});

/** As it is, in small and capital letters, with accents as separate characters, in full width, and the beginning of its last word. */
function written(name: string, others: readonly string[]): string[] {
  const wide = name.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
  const last = name.split(' ').at(-1) ?? name;
  const beginning = [...last].slice(0, Math.max(2, [...last].length - 1)).join('');
  return [
    ...new Set([
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      name.normalize('NFD'),
      wide,
      beginning,
      ...others,
    ]),
  ];
}
