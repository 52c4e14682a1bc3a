import { AppError } from '@/lib/errors';
import { readerLocale } from '@/lib/http/reader-locale';
import { failure } from '@/lib/http/respond';

/** 404 for an address that the API doesn't have, by any method. */
function unknown(request: Request): Promise<Response> {
  return failure(new AppError('not_found'), readerLocale(request));
}

export {
  unknown as DELETE,
  unknown as GET,
  unknown as HEAD,
  unknown as OPTIONS,
  unknown as PATCH,
  unknown as POST,
  unknown as PUT,
};
