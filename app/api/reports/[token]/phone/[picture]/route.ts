import { readPicture } from '@/lib/audit/parts/read-phone';
import { isPictureName } from '@/lib/audit/phone/rendering-store';
import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { privatePicture } from '@/lib/http/private-picture';
import { noInput, route } from '@/lib/http/route';

/** A picture of a report's page on a phone, for anyone with the report's link. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput }, async ({ param }) => {
    const picture = param('picture');
    if (!isPictureName(picture)) throw new AppError('not_found');
    return privatePicture(await readPicture(param('token'), picture));
  }),
});
