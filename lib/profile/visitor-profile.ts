import 'server-only';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import {
  createVisitorId,
  readVisitorId,
  withoutVisitorCookie,
  withVisitorCookie,
} from '@/lib/http/session-cookie';
import type { ClientProfile } from './profile';
import { deleteProfile, findProfile } from './profile-store';
import { saveProfile } from './save-profile';

export interface VisitorProfile {
  visitorId: string;
  profile: ClientProfile;
}

/** The profile of the request's visitor, found by the signed cookie. Throws AppError `unavailable`. */
export async function visitorProfile(request: Request): Promise<VisitorProfile | undefined> {
  return orUnavailable(async () => {
    const visitorId = await readVisitorId(request);
    const profile = visitorId && (await findProfile(database(), visitorId));
    return profile ? { visitorId, profile } : undefined;
  });
}

/**
 * Saves the profile of the request's visitor, and adds the cookie that identifies it to `answer`. Besides this,
 * only asking for recommendations renews that cookie. Throws AppError `unavailable` if nothing was saved.
 */
export async function saveVisitorProfile(
  request: Request,
  profile: ClientProfile,
  answer: Response,
): Promise<Response> {
  return orUnavailable(async () => {
    const visitorId = (await readVisitorId(request)) ?? createVisitorId();
    // The cookie comes first, so that no profile is saved without one.
    const known = await withVisitorCookie(answer, visitorId);
    await saveProfile(visitorId, profile);
    return known;
  });
}

/** Deletes profile, recommendations and cookie of the request's visitor. Throws AppError `unavailable`. */
export async function forgetVisitor(request: Request, answer: Response): Promise<Response> {
  return orUnavailable(async () => {
    const visitorId = await readVisitorId(request);
    if (visitorId) await deleteProfile(database(), visitorId);
    return withoutVisitorCookie(answer);
  });
}
