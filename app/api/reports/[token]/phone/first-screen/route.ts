import { readPicture } from '@/lib/audit/read-rendering-progress';
import { methods } from '@/lib/http/methods';
import { privatePicture } from '@/lib/http/private-picture';
import { noInput, route } from '@/lib/http/route';

/** Picture of the first screen of a report's page on a phone, for anyone with the report's link. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput }, async ({ request }) =>
    privatePicture(await readPicture(new URL(request.url).pathname.split('/').at(-3) ?? '', 'first-screen')),
  ),
});
