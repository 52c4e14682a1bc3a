import { readPicture } from '@/lib/audit/read-parts';
import { methods } from '@/lib/http/methods';
import { privatePicture } from '@/lib/http/private-picture';
import { noInput, route } from '@/lib/http/route';

/** A picture of a report's page on a phone, for anyone with the report's link. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput }, async ({ param }) =>
    privatePicture(await readPicture(param('token'), param('picture'))),
  ),
});
