import { z } from 'zod';

/** The path of one of our pages, from a form's hidden field. */
export const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\p{Cc}\s]*$/u);
