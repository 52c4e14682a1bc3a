import type { ProjectCategory } from './project-categories';

/**
 * Sample content: businesses made up for this site. Replace them with real ones. The first is shown largest. Words are
 * in the message file `projects`, figures in project-results.ts and quoted people in project-people.ts, under the same
 * ids; project-store.ts joins them.
 */
export const projectRows = [
  {
    id: 'southport-prestige-cars',
    client: 'Southport Prestige Cars',
    category: 'Automotive Services',
    location: 'Southport',
    website: 'southportprestigecars.example',
    completedDate: '2026-05-20',
    technologies: ['Next.js', 'PostgreSQL', 'XML', 'Google Business Profile'],
    featured: true,
  },
  {
    id: 'nerang-creek-mechanical',
    client: 'Nerang Creek Mechanical',
    category: 'Automotive Services',
    location: 'Nerang',
    website: 'nerangcreekmechanical.example',
    completedDate: '2026-03-12',
    technologies: ['Next.js', 'Twilio', 'Google Business Profile'],
    featured: true,
  },
  {
    id: 'tugun-toast-house',
    client: 'Tugun Toast House',
    category: 'Restaurant/Cafe',
    location: 'Tugun',
    website: 'tuguntoasthouse.example',
    completedDate: '2026-08-14',
    technologies: ['Next.js', 'Square', 'Google Business Profile'],
    featured: true,
  },
  {
    id: 'burleigh-barbell',
    client: 'Burleigh Barbell',
    category: 'Sports/Fitness',
    location: 'Burleigh Heads',
    website: 'burleighbarbell.example',
    completedDate: '2026-07-03',
    technologies: ['Next.js', 'Stripe', 'Twilio'],
    featured: true,
  },
  {
    id: 'hope-island-homes',
    client: 'Hope Island Homes',
    category: 'Real Estate',
    location: 'Hope Island',
    website: 'hopeislandhomes.example',
    completedDate: '2026-06-26',
    technologies: ['Next.js', 'PostgreSQL', 'MapLibre'],
    featured: true,
  },
  {
    id: 'currumbin-drone-survey',
    client: 'Currumbin Drone Survey',
    category: 'Technology',
    location: 'Currumbin',
    website: 'currumbindronesurvey.example',
    completedDate: '2026-09-10',
    technologies: ['Next.js', 'MapLibre', 'PostGIS'],
    featured: true,
  },
  {
    id: 'miami-smash-repairs',
    client: 'Miami Smash Repairs',
    category: 'Automotive Services',
    location: 'Miami',
    website: 'miamismashrepairs.example',
    completedDate: '2025-07-24',
    technologies: ['Next.js', 'Twilio', 'AVIF'],
  },
  {
    id: 'kirra-swim-school',
    client: 'Kirra Swim School',
    category: 'Sports/Fitness',
    location: 'Coolangatta',
    website: 'kirraswimschool.example',
    completedDate: '2025-09-18',
    technologies: ['Next.js', 'PostgreSQL', 'Stripe'],
  },
  {
    id: 'springbrook-trail-runs',
    client: 'Springbrook Trail Runs',
    category: 'Sports/Fitness',
    location: 'Springbrook',
    website: 'springbrooktrailruns.example',
    completedDate: '2025-11-06',
    technologies: ['Next.js', 'Stripe', 'Open-Meteo'],
  },
  {
    id: 'mermaid-noodle-bar',
    client: 'Mermaid Noodle Bar',
    category: 'Restaurant/Cafe',
    location: 'Mermaid Beach',
    website: 'mermaidnoodlebar.example',
    completedDate: '2024-10-24',
    technologies: ['Next.js', 'Square', 'Twilio'],
  },
  {
    id: 'varsity-conveyancing',
    client: 'Varsity Conveyancing',
    category: 'Professional Services',
    location: 'Varsity Lakes',
    website: 'varsityconveyancing.example',
    completedDate: '2025-06-17',
    technologies: ['Next.js', 'PostgreSQL', 'Microsoft 365'],
  },
  {
    id: 'robina-family-dental',
    client: 'Robina Family Dental',
    category: 'Professional Services',
    location: 'Robina',
    website: 'robinafamilydental.example',
    completedDate: '2026-02-05',
    technologies: ['Next.js', 'PostgreSQL', 'Twilio'],
  },
  {
    id: 'broadwater-managed-it',
    client: 'Broadwater Managed IT',
    category: 'Technology',
    location: 'Runaway Bay',
    website: 'broadwatermanagedit.example',
    completedDate: '2025-02-27',
    technologies: ['Next.js', 'PostgreSQL', 'Microsoft 365'],
  },
  {
    id: 'palm-beach-rentals',
    client: 'Palm Beach Rentals',
    category: 'Real Estate',
    location: 'Palm Beach',
    website: 'palmbeachrentals.example',
    completedDate: '2024-08-08',
    technologies: ['Next.js', 'PostgreSQL', 'Twilio'],
  },
  {
    id: 'paper-pelican',
    client: 'Paper Pelican',
    category: 'Retail/Stationery',
    location: 'Broadbeach',
    website: 'paperpelican.example',
    completedDate: '2025-04-10',
    technologies: ['Next.js', 'Stripe', 'Australia Post API'],
  },
  {
    id: 'uniform-corner',
    client: 'Uniform Corner',
    category: 'Retail/Stationery',
    location: 'Ashmore',
    website: 'uniformcorner.example',
    completedDate: '2025-12-01',
    technologies: ['Next.js', 'PostgreSQL', 'Stripe'],
  },
  {
    id: 'tidewater-footage',
    client: 'Tidewater Footage',
    category: 'Digital Assets',
    location: 'Surfers Paradise',
    website: 'tidewaterfootage.example',
    completedDate: '2024-05-30',
    technologies: ['Next.js', 'FFmpeg', 'Stripe'],
  },
] as const satisfies readonly ProjectRow[];

/** A row of the list above. */
export interface ProjectRow {
  id: string;
  client: string;
  category: ProjectCategory;
  /** A suburb: a name, the same in every language. */
  location: string;
  website: string;
  /** A day in Brisbane, as 2026-05-20. */
  completedDate: string;
  technologies: readonly string[];
  featured?: true;
}

export type ProjectId = (typeof projectRows)[number]['id'];
