import { retention } from '@/lib/config/retention';
import { companyFacts } from '@/lib/content/company-facts';
import { packages } from '@/lib/content/growth-packages';
import { legalFacts } from '@/lib/content/legal';
import { seoMonths } from '@/lib/content/seo-months';
import { websitePackages, websiteWeeks } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { formatFactMessages } from '@/tests/support/format-fact-messages';
import { readArticles, readWords } from '@/tests/support/message-files';

/** The words for an hour, a minute, a week and a year, as they follow a number. */
const units: Record<Locale, string> = {
  en: 'hours?|minutes?|weeks?|\\+ years',
  de: 'Stunden?|Minuten?|Wochen?|\\+ Jahre',
  es: 'horas?|minutos?|semanas?|años',
  pt: 'horas?|minutos?|semanas?|anos',
  pl: 'godzin|minut|tygodni|\\+ lat',
  bg: 'час|минут|седмиц|\\+ годин',
  fa: 'ساعت|دقیقه|هفته|سال',
  ja: '時間|分|週間|年以上',
  zh: '小时|分钟|周|年以上',
};

/** A word for weeks or months after a range, to try the pattern on. */
const sampleUnits: Record<Locale, string> = {
  en: 'weeks',
  de: 'Wochen',
  es: 'semanas',
  pt: 'semanas',
  pl: 'tygodni',
  bg: 'седмици',
  fa: 'هفته',
  ja: '週間',
  zh: '周',
};

/** Time of others: a day on the theme's dial, examples of strangers' pages, the effort of our readers, and a feature of a package. */
const ofOthers =
  /^(products\.json:packages\.list\.professional|services\.json:why\.title|blog\.json:drawings\.\w+|(theme-demo|checks-\w+|projects|advice|growth-advice|profile|ai-recommendations|audit-\w+|personalization-result|bot|tips)\.json:)/;

/** A form for one exact number, `=30 {thirty minutes}`, is not said for another. */
const withoutExact = (message: string) => message.replace(/=\d+ \{[^}]*\}/g, '');

const promised = [
  companyFacts.replyHours,
  companyFacts.consultationMinutes,
  companyFacts.standardWebsiteWeeks,
  companyFacts.expertiseYears,
];

/** Days that the code keeps something or takes to answer. */
const days = [
  retention.resultDays,
  retention.leadTraceDays,
  retention.mailDays,
  retention.eventDays,
  retention.confirmDays,
  legalFacts.privacyAnswerDays,
  companyFacts.invoiceDays,
];

/** The word for days, as it follows a number. */
const dayWords: Record<Locale, string> = {
  en: 'days?',
  de: 'Tagen?',
  es: 'días?',
  pt: 'dias?',
  pl: 'dni',
  bg: 'дни',
  fa: 'روز',
  ja: '日(?:間|以内|後)',
  zh: '天',
};

describe.each(localeCodes)('promises and names in the words of %s', (locale) => {
  const words = [...readWords(locale)].filter(([key]) => !ofOthers.test(key));

  it('hours, minutes, weeks and years are written in no message, which takes them from the facts', () => {
    const { number } = formatters(locale);
    const figures = promised.map((figure) => number(figure)).join('|');
    const pattern = new RegExp(`(?<![\\d۰-۹])(${figures})[\\s-]?(${units[locale]})`, 'i');
    const found = words.filter(([, message]) => pattern.test(withoutExact(message)));
    expect(found).toEqual([]);
  });

  it('days that something is kept or answered within are written in no message and no legal text', () => {
    const { number } = formatters(locale);
    const figures = [...new Set(days)].map((figure) => number(figure)).join('|');
    const pattern = new RegExp(`(?<![\\d۰-۹])(${figures})[\\s-]?(?:${dayWords[locale]})`, 'i');
    expect(`${number(90)} ${dayWords[locale].replace(/[(?].*/, '')}`.replace('日', '日間')).toMatch(pattern);
    const legal = [...readArticles(locale)].filter(([name]) => /^(?:privacy-policy|terms)/.test(name));
    expect(legal).toHaveLength(2);
    expect([...words, ...legal].filter(([, text]) => pattern.test(text)).map(([key]) => key)).toEqual([]);
  });

  it('ranges of weeks and months are written in no message', () => {
    const { number } = formatters(locale);
    const ranges = [...websiteWeeks, ...Object.values(seoMonths)].map(
      ({ from, to }) => `${number(from)}\\s?(?:[–〜～-]|تا|do|bis|to|a|до|至|から)\\s?${number(to)}`,
    );
    const unit =
      '(?:weeks|months|Wochen|Monat|semanas|mes|tygodni|miesi|седмици|месеца|هفته|ماه|週間|か月|周|个月)';
    const pattern = new RegExp(`(?<![\\d۰-۹])(?:${ranges.join('|')})\\s?${unit}`);
    expect(`${number(4)}–${number(6)} ${sampleUnits[locale]}`).toMatch(pattern);
    const ownTimes = words.filter(([key]) => !/:options\./.test(key));
    expect(ownTimes.filter(([, message]) => pattern.test(message))).toEqual([]);
  });

  it('articles promise no figure of ours where they lead to us', () => {
    const promises = [...readArticles(locale)].flatMap(([name, text]) =>
      [...text.matchAll(/\[([^\]]*)\]\(\/(?:contact|services|products|faq)\)/g)].map(
        ([, said]) => `${name}: ${said}`,
      ),
    );
    expect(promises.filter((said) => said.includes('{minutes}'))).toHaveLength(2);
    expect(promises.filter((said) => /: .*[\d۰-۹]/.test(said))).toEqual([]);
  });

  it('names of packages are written in no message and no article', () => {
    const names = ['Business Pro', 'Premium Enterprise', 'Starter', 'Ultimate', 'Ultra'];
    const pattern = new RegExp(`(?<![\\p{L}-])(${names.join('|')})(?![\\p{L}-])(?! ?(file|Kit))`, 'u');
    const found = [...words, ...readArticles(locale)].filter(([, text]) =>
      pattern.test(text.replace(/Business Profile/g, '')),
    );
    expect(found.map(([key]) => key)).toEqual([]);
  });

  it('a changed name or promise is in every sentence, and the old one in none', async () => {
    const before = await formatFactMessages(locale);
    expect(before.join('\n')).toContain('Premium Enterprise');
    const rows = [
      ...packages.map((row) => ({ row, was: { name: row.name }, now: { name: `Harbour ${row.id}` } })),
      ...websitePackages.flatMap((row) =>
        'name' in row ? [{ row, was: { name: row.name }, now: { name: `Harbour ${row.id}` } }] : [],
      ),
      {
        row: companyFacts,
        was: { ...companyFacts },
        now: { replyHours: 71, quoteHours: 71, consultationMinutes: 71 },
      },
      {
        row: companyFacts,
        was: { ...companyFacts },
        now: { standardWebsiteWeeks: 71, expertiseYears: 71, foundedYear: 1971 },
      },
    ];
    try {
      for (const { row, now } of rows) Object.assign(row, now);
      const after = await formatFactMessages(locale);
      expect(after).toHaveLength(before.length);
      const said = after.filter((sentence, index) => sentence !== before[index]);
      // Titles, descriptions, the footer, the FAQ, the packages, the planner, the enquiry.
      for (const file of [
        'home',
        'contact',
        'about',
        'products',
        'faq',
        'shell',
        'quote',
        'business-growth',
      ]) {
        expect(said.map((sentence) => sentence.split('.')[0])).toContain(file);
      }
      const { number, year } = formatters(locale);
      const old = new RegExp(
        `(?<![\\d۰-۹–])(${[number(24), number(25), year(2009), 'Business Pro', 'Starter', 'Ultimate'].join('|')})(?![\\d۰-۹])(?!file)`,
      );
      expect(said.filter((sentence) => old.test(sentence))).toEqual([]);
    } finally {
      for (const { row, was } of rows) Object.assign(row, was);
    }
  });
});
