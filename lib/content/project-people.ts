import type { ProjectId } from './projects';
import { sampleCafe } from './sample-cafe';
import { sampleWorkshop } from './sample-workshop';
import type { PortraitLook } from './team';

/**
 * Sample people: quoted clients. Their quotes and roles are in the message file `projects`, under the ids
 * of their projects. `portrait` chooses how components/art/portrait.tsx draws them.
 */
export const projectPeople = {
  'southport-prestige-cars': {
    author: 'Marcus Bell',
    portrait: { skin: 'deep', hair: 'short', tone: 'black', shirt: 'surf', background: 'shallow' },
  },
  'nerang-creek-mechanical': {
    author: sampleWorkshop.owner,
    portrait: { skin: 'fair', hair: 'bun', tone: 'brown', shirt: 'red', background: 'sun' },
  },
  'tugun-toast-house': {
    author: sampleCafe.owner,
    portrait: { skin: 'brown', hair: 'curls', tone: 'brown', shirt: 'dune', background: 'sky' },
  },
  'burleigh-barbell': {
    author: 'Lena Tuala',
    portrait: { skin: 'brown', hair: 'bun', tone: 'black', shirt: 'sun', background: 'sea' },
  },
  'hope-island-homes': {
    author: 'Grace Lindqvist',
    portrait: { skin: 'light', hair: 'bob', tone: 'grey', shirt: 'surf', background: 'sky' },
  },
  'currumbin-drone-survey': {
    author: 'Jonah Pike',
    portrait: {
      skin: 'fair',
      hair: 'short',
      tone: 'brown',
      beard: true,
      shirt: 'red',
      background: 'shallow',
    },
  },
  'varsity-conveyancing': {
    author: 'Sarah Whitcombe',
    portrait: { skin: 'fair', hair: 'bob', tone: 'brown', shirt: 'dune', background: 'sun' },
  },
  'robina-family-dental': {
    author: 'Amira Haddad',
    portrait: { skin: 'brown', hair: 'bob', tone: 'black', shirt: 'surf', background: 'sky' },
  },
  'paper-pelican': {
    author: 'Wren Adeyemi',
    portrait: { skin: 'deep', hair: 'curls', tone: 'black', shirt: 'sun', background: 'sea' },
  },
} as const satisfies Partial<Record<ProjectId, { author: string; portrait: PortraitLook }>>;

export type QuotedProjectId = keyof typeof projectPeople;
