import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type BusinessFacts, goals, timeframes } from '@/lib/advisor/facts';
import { toBusinessFacts } from '@/lib/ai-recommendations/to-business-facts';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';
import { profileSchema } from '@/lib/profile/schema';

/** A complaint as an owner writes it, with what a good consultant says first and what would do harm. */
export interface AdviceCase {
  lang: string;
  text: string;
  facts: BusinessFacts;
  /** Ids of which one has to come first. */
  first: readonly string[];
  /** Ids that do harm among the first three. */
  never: readonly string[];
}

/** `reach` in a list of ids: whatever only brings more visitors for money. */
const reach = [
  'search-engine-work',
  'start-search-early',
  'season-ahead',
  'paid-search',
  'bridge-until-search',
  'growth-package',
];

const ids = z.string().transform((list) =>
  list
    .split(' ')
    .filter(Boolean)
    .flatMap((id) => (id === 'reach' ? reach : [id])),
);

const rowSchema = z.object({
  lang: z.string(),
  trade: z.string(),
  industry: z.enum(industries),
  size: z.enum(businessSizes),
  goals: z.enum(goals),
  website: z.string(),
  budget: z.enum(budgets),
  timeframe: z.enum(timeframes),
  before: z.string(),
  first: ids,
  never: ids,
  text: z.string().min(1),
});

const caseSchema = z.object({
  lang: z.string(),
  profile: profileSchema,
  first: z.array(z.string()),
  never: z.array(z.string()),
});

/** The cases of a file: a table (`.tsv`) as in tests/fixtures/complaints, or a list (`.json`) of saved profiles. */
export function readCases(path: string): AdviceCase[] {
  const content = readFileSync(path, 'utf8');
  return path.endsWith('.tsv')
    ? readTable(content)
    : z.array(caseSchema).parse(JSON.parse(content)).map(toCase);
}

function readTable(content: string): AdviceCase[] {
  const [head = '', ...lines] = content.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const row = rowSchema.parse(Object.fromEntries(columns.map((name, index) => [name, cells[index]])));
    const {
      lang,
      text,
      first,
      never,
      trade,
      industry,
      size,
      goals: goal,
      website,
      budget,
      timeframe,
      before,
    } = row;
    const facts = {
      businessName: trade,
      industry,
      businessSize: size,
      goals: [goal],
      currentWebsite: website === 'has' ? 'https://business.example' : '',
      budget,
      timeframe,
      previousServices: before ? [before] : [],
      painPoints: [text],
    };
    return { lang, text, first, never, facts };
  });
}

function toCase({ lang, profile, first, never }: z.infer<typeof caseSchema>): AdviceCase {
  return {
    lang,
    text: profile.painPoints ?? '',
    first: first.map((id) => id.replace(/^new:/, '')),
    never,
    facts: toBusinessFacts(profile),
  };
}
