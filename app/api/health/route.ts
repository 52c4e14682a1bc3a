import { checkHealth } from '@/lib/http/check-health';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput }, () => checkHealth()),
});
