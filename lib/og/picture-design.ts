import type { PageId } from '@/lib/site/pages';
import type { PictureSubject } from './picture-file';
import type { Daytime } from './picture-hues';

/** The drawings beside the words of a picture, from components/og/picture-scene.tsx. */
export type SceneId =
  | 'coast'
  | 'dawn-skyline'
  | 'workshop-bench'
  | 'canals'
  | 'surf-break'
  | 'hinterland'
  | 'motorway'
  | 'suburb-map'
  | 'cover';

interface Group {
  daytime: Daytime;
  /** Colours of the text panel. */
  panel: string;
  title: string;
  soft: string;
  mark: string;
}

const groups = {
  firm: { daytime: 'day', panel: '#faf1e0', title: '#0f172a', soft: '#4a5568', mark: '#0b6478' },
  tools: { daytime: 'night', panel: '#0f172a', title: '#f4f6fb', soft: '#c3cde0', mark: '#78d0dc' },
  seo: { daytime: 'day', panel: '#0b6478', title: '#ffffff', soft: '#fff0d8', mark: '#f5a81c' },
  articles: { daytime: 'day', panel: '#f5a81c', title: '#0f172a', soft: '#0f172a', mark: '#0f172a' },
  legal: { daytime: 'day', panel: '#1c6a45', title: '#ffffff', soft: '#fff0d8', mark: '#ffffff' },
} as const satisfies Record<string, Group>;

export interface PictureDesign extends Group {
  scene: SceneId;
  /** A dial over the scene, for the website checks. */
  dial: boolean;
}

interface PageDesign {
  group: keyof typeof groups;
  scene: SceneId;
  dial?: true;
}

/** A page not listed here has the home page's design. */
const designs: Readonly<Partial<Record<PageId, PageDesign>>> & { home: PageDesign } = {
  home: { group: 'firm', scene: 'coast' },
  about: { group: 'firm', scene: 'dawn-skyline' },
  services: { group: 'firm', scene: 'workshop-bench' },
  products: { group: 'firm', scene: 'canals' },
  clients: { group: 'firm', scene: 'surf-break' },
  contact: { group: 'firm', scene: 'suburb-map' },
  faq: { group: 'firm', scene: 'hinterland' },
  'theme-demo': { group: 'tools', scene: 'coast' },
  weather: { group: 'tools', scene: 'surf-break' },
  'business-growth': { group: 'tools', scene: 'dawn-skyline' },
  'smart-personalization': { group: 'tools', scene: 'canals' },
  'ai-recommendations': { group: 'tools', scene: 'coast' },
  profile: { group: 'tools', scene: 'hinterland' },
  'tech-tips': { group: 'tools', scene: 'workshop-bench' },
  'seo-services': { group: 'seo', scene: 'motorway' },
  'seo-checker': { group: 'seo', scene: 'surf-break', dial: true },
  'seo-audit': { group: 'seo', scene: 'dawn-skyline', dial: true },
  'how-we-score': { group: 'seo', scene: 'hinterland', dial: true },
  bot: { group: 'seo', scene: 'canals' },
  blog: { group: 'articles', scene: 'motorway' },
  'privacy-policy': { group: 'legal', scene: 'canals' },
  terms: { group: 'legal', scene: 'hinterland' },
};

/** The design of the picture of a page or article: a colour for each part of the site, a scene for each page. */
export function pictureDesign(subject: PictureSubject): PictureDesign {
  if ('post' in subject) return { ...groups.articles, scene: 'cover', dial: false };
  const { group, scene, dial } = designs[subject.page] ?? designs.home;
  return { ...groups[group], scene, dial: dial ?? false };
}
