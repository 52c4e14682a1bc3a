import type { PresentedRepair, RepairPlan } from '@/lib/audit/presented';

const repair: PresentedRepair = {
  id: 'titles',
  number: 1,
  kind: 'titles',
  title: 'Write a title for each page',
  cause: 'Titles are written page by page, and these were never finished.',
  severity: 'critical',
  type: 'error',
  loses: 'find',
  minutes: 5,
  by: 'owner',
  facts: ['Loses visitors who can’t find you', '5 minutes to fix', 'You can do it'],
  subject: null,
  faults: [
    {
      id: 'document-title',
      title: 'Google has no title to show for this page',
      on: '',
      fix: 'Add this line to the head of the page:\n<title>Car service in Nerang: Ferry Road Autos</title>',
      paste: '<title>Car service, Nerang | Ferry Road Autos</title>',
    },
  ],
  pages: null,
  after: { page: 71, site: null },
  gains: ['This page: from 62 to 71.'],
  proof: null,
};

/** A repair with this number, of another kind. */
export function sampleRepair(number: number, changes: Partial<PresentedRepair> = {}): PresentedRepair {
  return {
    ...repair,
    ...{ id: `security-${number}`, number, kind: 'security', title: `Repair number ${number}` },
    ...{ severity: 'warning', type: 'warning', by: 'host', loses: 'trust' },
    faults: [
      {
        id: 'description-length',
        title: 'The description is too short to say much',
        on: '',
        fix: 'Write one or two sentences.',
      },
    ],
    ...{ after: { page: null, site: null }, gains: [] },
    ...changes,
  };
}

export function samplePlan(changes: Partial<RepairPlan> = {}): RepairPlan {
  return {
    verdict: null,
    about: 'Google has no title to show for this page',
    issues: { critical: 0, warning: 2, info: 1 },
    summary: '2 repairs, the most important first.',
    week: 'This week: repairs 1 to 2, 10 minutes of work. Together they take this page from 62 to 71.',
    weekCount: 2,
    weekMinutes: 10,
    forecast: 71,
    repairs: [repair, sampleRepair(2)],
    later: [],
    ignored: [
      {
        id: 'apple-touch-icon',
        title: 'No icon for the home screens of iPhones and iPads',
        why: 'No visitor notices, and search engines don’t mind.',
      },
    ],
    proof: null,
    ...changes,
  };
}
