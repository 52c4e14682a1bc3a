import { defaultLocale, type Locale, localeCodes } from '../../../lib/i18n/locales';
import type { Seeded } from '../../../tests/support/seeded';

export interface Person {
  name: string;
  email: string;
  phone: string;
  locale: Locale;
}

const names: Record<Locale, { first: readonly string[]; last: readonly string[] }> = {
  en: {
    first: ['Dana', 'Kim', 'Jack', 'Olivia', 'Noah', 'Siobhán', 'Zoë'],
    last: ['Whitlock', 'Nguyen', 'O’Brien', 'Smith', 'Walker', 'Taufa'],
  },
  de: {
    first: ['Jürgen', 'Käthe', 'Anna', 'Björn', 'Ünal'],
    last: ['Müller', 'Groß', 'Schäfer', 'Öztürk', 'Weiß'],
  },
  es: {
    first: ['José', 'María', 'Íñigo', 'Lucía', 'Ángel'],
    last: ['Núñez', 'García', 'Peña', 'Muñoz', 'Ibáñez'],
  },
  pt: {
    first: ['João', 'Inês', 'Gonçalo', 'Conceição', 'Rui'],
    last: ['Magalhães', 'Araújo', 'Simões', 'Brandão', 'Sá'],
  },
  pl: {
    first: ['Łukasz', 'Żaneta', 'Świętosława', 'Paweł', 'Ewa'],
    last: ['Wałęsa', 'Źrebiec', 'Dąbrowski', 'Kuś', 'Gołębiewska'],
  },
  bg: {
    first: ['Иван', 'Георги', 'Юлия', 'Щерьо', 'Николай'],
    last: ['Петров', 'Йорданова', 'Димитров', 'Ъглов', 'Желев'],
  },
  fa: {
    first: ['یوسف', 'علی', 'فاطمه', 'کاوه', 'مریم'],
    last: ['کریمی', 'حسینی', 'رضایی', 'یزدی', 'اکبری'],
  },
  ja: {
    first: ['太郎', '花子', 'ケンジ', '美咲', 'さくら'],
    last: ['田中', '鈴木', '佐藤', '高橋', '渡辺'],
  },
  zh: { first: ['伟', '秀英', '建国', '小明', '丽'], last: ['王', '李', '张', '欧阳', '刘'] },
};

/** Half of the enquiries are in English. */
const spoken: readonly Locale[] = [...localeCodes, ...Array.from(localeCodes, (): Locale => defaultLocale)];

/** A person with a name of their language; one in five has written before, with the same address. */
export function inventPerson(random: Seeded, number: number): Person {
  const locale = random.choose(spoken);
  const first = random.choose(names[locale].first);
  const last = random.choose(names[locale].last);
  const isFamilyFirst = locale === 'ja' || locale === 'zh';
  const mailbox = random.below(5) === 0 ? random.below(number + 1) : number;
  const subscriber = String(random.below(10 ** 8)).padStart(8, '0');
  return {
    name: isFamilyFirst ? `${last}${locale === 'ja' ? ' ' : ''}${first}` : `${first} ${last}`,
    email: `person${mailbox}@workshop${mailbox % 5000}.example`,
    phone: random.choose([
      `04${subscriber.slice(0, 2)} ${subscriber.slice(2, 5)} ${subscriber.slice(5)}`,
      `+61 4${subscriber}`,
      `(07) ${subscriber.slice(0, 4)} ${subscriber.slice(4)}`,
      '',
    ]),
    locale,
  };
}
