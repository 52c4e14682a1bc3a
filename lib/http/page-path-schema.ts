import { z } from 'zod';

/** The path of one of our pages, as a form's hidden field contains it. */
export const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\p{Cc}\s]*$/u);
