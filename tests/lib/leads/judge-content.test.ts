import type { Locale } from '@/lib/i18n/locales';
import { judgeSpam, spamMarks } from '@/lib/leads/judge-spam';

/** Realistic enquiries: their own website once or twice, a phone number, a list, one line only. */
const honest: Record<Locale, [name: string, message: string][]> = {
  en: [
    [
      'Deb Kowalski',
      'Our site https://nerangcreekpottery.example is from 2014. Can you make it work on phones?',
    ],
    ['Sam', 'Please call me'],
    [
      'Ferry Road Autos',
      'Old: www.ferryroadautos.example\nNew: https://ferry-road-autos.example/home?ref=google\n\nWhich one should Google show? 07 5500 0000',
    ],
    [
      'Jo O’Neill',
      'We like www.a-rival.example, https://another.example and www.third.example. What would one like these cost?',
    ],
    ['McDonald', 'WebsiteHelpPlease'],
  ],
  fa: [
    [
      'مریم رضایی',
      'سایت ما https://golestan-cafe.example خیلی کند است. می‌توانید کمک کنید؟ شماره‌ام ۰۴۰۰۱۲۳۴۵۶ است.',
    ],
    ['رضا', 'سلام، لطفاً تماس بگیرید.'],
  ],
  es: [
    [
      'José Núñez',
      '¡Hola! Mi web www.panaderia-nunez.example no aparece en Google. ¿Cuánto cuesta arreglarla?',
    ],
    [
      'María',
      'Quiero una tienda en línea. Ahora tengo https://maria-flores.example y https://instagram.com/mariaflores.',
    ],
  ],
  pt: [
    [
      'João Conceição',
      'Bom dia! O nosso site (www.oficina-joao.example) não funciona no telemóvel. Podem ligar-me?',
    ],
    ['Inês', 'Gostava de um orçamento para https://ines-arquitetura.example, por favor.'],
  ],
  ja: [
    ['田中 花子', 'ホームページ（https://tanaka-shoten.example）を作り直したいです。費用を教えてください。'],
    ['佐藤', 'お電話ください。'],
  ],
  zh: [
    ['王伟', '我们的网站 https://goldcoast-teahouse.example 打开很慢，请问可以帮忙吗？电话 0400 123 456。'],
    ['李娜', '请报价。网址：www.lina-studio.example'],
  ],
  de: [
    [
      'Jürgen Groß',
      'Unsere Seite https://baeckerei-gross.example lädt sehr langsam. Was kostet eine neue? Bitte um Rückruf.',
    ],
    ['Ute', 'Wir haben www.ute-keramik.example und www.ute-kurse.example und möchten beide zusammenlegen.'],
  ],
  pl: [
    [
      'Łukasz Żółć',
      'Dzień dobry, nasza strona www.warsztat-zolc.example jest niewidoczna w Google. Proszę o kontakt.',
    ],
    ['Ewa', 'Potrzebuję sklepu internetowego. Obecna strona: https://ewa-bizuteria.example'],
  ],
  bg: [
    [
      'Иван Петров',
      'Здравейте, сайтът ни https://petrov-avto.example е стар. Колко струва нов? Моля, обадете се.',
    ],
    ['Мария', 'Искам да ме намират в Google: www.maria-cvetya.example'],
  ],
};

const link = (number: number) => `https://cheap-offer-${number}.example/buy`;
const links = (count: number) => Array.from({ length: count }, (_, index) => link(index)).join('\n');

const spam: [string, { name?: string; email?: string; message: string }, 'suspected' | 'certain'][] = [
  ['forum markup', { message: 'Nice site [url=https://x.example]cheap pills[/url]' }, 'suspected'],
  ['HTML links', { message: 'Visit <a href="https://x.example">here</a>' }, 'suspected'],
  ['five links', { message: `Offers:\n${links(5)}` }, 'suspected'],
  ['two links and nothing else', { message: links(2) }, 'suspected'],
  ['a hidden target', { message: 'Your prize waits: https://bit.ly/3abcDEF' }, 'suspected'],
  ['a throwaway mailbox', { email: 'x@mailinator.com', message: 'Hello, good offers here' }, 'suspected'],
  ['random letters', { name: 'kVxUhWqYbLpR', message: 'RtGbYhNuJmIkOl' }, 'suspected'],
  ['the same line again and again', { message: 'Buy our traffic today!\n'.repeat(4) }, 'suspected'],
  ['a link as a name', { name: 'Win https://x.example', message: 'You won' }, 'suspected'],
  ['header fields', { message: 'Hi\nBcc: all@example.com\nContent-Type: text/html' }, 'suspected'],
  [
    'markup and a link as a name',
    { name: 'www.x.example', message: '[url=https://x.example]x[/url]' },
    'certain',
  ],
  ['a wall of links', { message: `[link=a]\n${links(12)}` }, 'certain'],
  [
    'a short link from a throwaway mailbox in markup',
    { email: 'a@yopmail.com', message: '<a href="https://bit.ly/x">win</a>' },
    'certain',
  ],
  ['repeats with hidden targets', { message: 'Earn money at https://bit.ly/x now\n'.repeat(3) }, 'certain'],
];

function judge(fields: { name?: string; email?: string; message: string }) {
  const marks = spamMarks({ name: 'Kim', email: 'kim@example.com', ...fields });
  return { marks, suspicion: judgeSpam(marks) };
}

describe('what an enquiry looks like', () => {
  it.each(
    Object.entries(honest).flatMap(([code, samples]) => samples.map((sample) => [code, ...sample] as const)),
  )('is no sign of spam in an honest one in %s from %s', (_, name, message) => {
    expect(judge({ name, message })).toEqual({ marks: [], suspicion: 'none' });
  });

  it.each(spam)('is a sign of spam: %s', (_, fields, suspicion) => {
    expect(judge(fields).suspicion).toBe(suspicion);
  });

  it('is checked quickly, however long and odd the text is', () => {
    const before = process.cpuUsage();
    for (const part of ['https://', 'www.', '[url', '<a ', 'a. ', '\n', 'aB', 'bcc', '　']) {
      judge({ name: part.repeat(50), message: part.repeat(20_000 / part.length) });
    }
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
