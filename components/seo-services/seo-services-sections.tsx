import { WebsiteAnalyser } from '@/components/audit/checker/website-analyser';
import { SeoClosing } from './seo-closing';
import { SeoHero } from './seo-hero';
import { SeoJobs } from './seo-jobs';
import { SeoQuestions } from './seo-questions';

/** The SEO services page: the rank of a workshop over a year, the work behind it, questions, and contact. */
export function SeoServicesSections() {
  return (
    <>
      <SeoHero />
      <WebsiteAnalyser />
      <SeoJobs />
      <SeoQuestions />
      <SeoClosing />
    </>
  );
}
