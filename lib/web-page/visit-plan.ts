import { z } from 'zod';

const address = z.string().nullable();

/** The addresses that a visit requests besides the page; null if there is none, or robots.txt disallows it. */
export const visitPlanSchema = z.object({
  /** The page's canonical address, whether requested or not. */
  canonical: address,
  sitemap: z.object({ address: z.string(), from: z.enum(['robots', 'default']) }),
  insecure: address,
  otherHost: address,
  randomPath: address,
  canonicalTarget: address,
  icon: address,
  alternates: z.array(z.string()).max(5),
  links: z.array(z.string()).max(10),
  /** Of the addresses that the page shows. */
  mailDomains: z.array(z.string().max(253)).max(5),
  outgoing: z.array(z.string()).max(10),
  assets: z.array(z.object({ kind: z.enum(['style', 'script', 'font', 'image']), url: z.string() })).max(20),
});

export type VisitPlan = z.infer<typeof visitPlanSchema>;
