import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { SiteWords } from '../words/site-words';
import type { ReportFile } from './report-file';

type Words = Pick<Messages['seo-report'], 'chapters' | 'findings' | 'severity' | 'score'>;
type Say = SiteWords['t'];
type Repair = ReportFile['repairs'][number];
type Check = ReportFile['checks'][number];

/** A report as Markdown, to work through: repairs as a task list, then each fault with its evidence. `say`: what is said of a website. */
export function writeMarkdown(
  file: ReportFile,
  { words, say, locale }: { words: Words; say: Say; locale: Locale },
): string {
  const { website, repairs, checks, site, score, phone } = file;
  const faults = checks.filter(({ status }) => status === 'failed');
  const sections = [
    `# ${plain(website.name || new URL(website.finalUrl).hostname)}`,
    [
      `<${website.finalUrl}>`,
      website.readAt,
      ...(score === null ? [] : [words.score.replace('{score}', formatters(locale).number(score))]),
      `<${file.report}>`,
    ].join('  \n'),
    `## ${words.chapters.repairs}`,
    ...repairs.map((repair) => writeRepair(repair, words)),
    `## ${words.chapters.checks}`,
    ...faults.map((fault) => writeFault(fault, words)),
    ...(site && site.findings.length > 0
      ? [`## ${words.chapters.website}`, ...site.findings.map((finding) => writeSiteFinding(finding, words))]
      : []),
    ...(site && site.facts.length > 0
      ? [`## ${plain(say('labels.sheet.title'))}`, ...site.facts.map((fact) => writeFact(fact, say))]
      : []),
    ...(phone?.journey ? [`## ${words.chapters.phone}`, writeJourney(phone.journey)] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

type Journey = NonNullable<NonNullable<ReportFile['phone']>['journey']>;

function writeJourney({ sentence, note, ways, facts }: Journey): string {
  const lines = [...ways, ...facts].map(({ title, text }) => `- **${plain(title)}**: ${plain(text)}`);
  return [plain(sentence), plain(note), lines.join('\n')].join('\n\n');
}

function writeRepair(
  { number, title, cause, severity, subject, faults, pages, proof }: Repair,
  words: Words,
) {
  const box = proof === 'proven' ? '[x]' : '[ ]';
  const inside = [
    plain(cause),
    ...(subject.length > 0 ? [code(subject.join('\n'))] : []),
    ...faults.flatMap((fault) => [
      `**${plain(fault.title)}** (\`${fault.id}\`)`,
      writeFix(fault.fix),
      ...(fault.paste ? [code(fault.paste)] : []),
    ]),
    ...(pages.length > 0 ? [pages.map((page) => `- <${page}>`).join('\n')] : []),
  ];
  return [
    `- ${box} **${number}. ${plain(title)}** (${words.severity[severity]})`,
    ...inside.map(indent),
  ].join('\n\n');
}

function writeFault({ id, title, severity, message, cost, fix, paste, rule, evidence }: Check, words: Words) {
  return [
    `### ${plain(title)}`,
    `\`${id}\`, ${words.severity[severity]}${rule ? `, <${rule}>` : ''}`,
    ...(message === title ? [] : [plain(message)]),
    ...(cost ? [`${words.findings.cost}: ${plain(cost)}`] : []),
    ...(fix ? [`${words.findings.fix}:`, writeFix(fix)] : []),
    ...(paste ? [code(paste)] : []),
    ...evidence.map(({ snippet, line, selector, url }) =>
      code([[line, selector, url].filter(Boolean).join(' '), snippet].filter(Boolean).join('\n')),
    ),
  ].join('\n\n');
}

type SiteFinding = NonNullable<ReportFile['site']>['findings'][number];

function writeSiteFinding({ id, title, severity, message, fix, items }: SiteFinding, words: Words): string {
  const lines = items.flatMap(({ subject, note, pages }) => [
    `- ${inline(subject)}${note ? `: ${plain(note)}` : ''}`,
    ...pages.map((page) => `  - <${page}>`),
  ]);
  return [
    `### ${plain(title)}`,
    `\`${id}\`, ${words.severity[severity]}`,
    plain(message),
    `${words.findings.fix}: ${plain(fix)}`,
    lines.join('\n'),
  ].join('\n\n');
}

function writeFact({ title, values }: NonNullable<ReportFile['site']>['facts'][number], say: Say): string {
  // What has no source and yet pages is a domain of addresses on them.
  const on = (source: 'shown' | 'stated' | null, count: number) =>
    plain(say(`sheet.${source ?? 'mailShown'}`, { count }));
  const lines = values.flatMap(({ value, note, source, pages }) => [
    `- ${inline(value)}${note ? `: ${plain(note)}` : ''}`,
    ...(pages.length > 0 ? [`  ${on(source, pages.length)}`, ...pages.map((page) => `  - <${page}>`)] : []),
  ]);
  return `### ${plain(title)}\n\n${lines.join('\n')}`;
}

/** The first line of a fix is a sentence, what follows is code. */
function writeFix(fix: string): string {
  const [sentence = '', ...lines] = fix.split('\n');
  return lines.length > 0 ? `${plain(sentence)}\n\n${code(lines.join('\n'))}` : plain(sentence);
}

/** Text of strangers' pages must not become headings, links or markup. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function inline(text: string): string {
  return `\`${text.replace(/[`\s]+/g, ' ')}\``;
}

/** With a fence that is longer than any in the text. */
function code(text: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,200}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function indent(block: string): string {
  return block.replace(/^(?=.)/gm, '  ');
}
