import type about from '@/messages/en/about.json';
import type accessibility from '@/messages/en/accessibility.json';
import type acknowledgement from '@/messages/en/acknowledgement.json';
import type aiRecommendations from '@/messages/en/ai-recommendations.json';
import type answers from '@/messages/en/answers.json';
import type auditPhone from '@/messages/en/audit-phone.json';
import type auditRepairs from '@/messages/en/audit-repairs.json';
import type auditReport from '@/messages/en/audit-report.json';
import type auditRivals from '@/messages/en/audit-rivals.json';
import type auditSite from '@/messages/en/audit-site.json';
import type auditWatch from '@/messages/en/audit-watch.json';
import type blog from '@/messages/en/blog.json';
import type bot from '@/messages/en/bot.json';
import type businessGrowth from '@/messages/en/business-growth.json';
import type clients from '@/messages/en/clients.json';
import type collectedMail from '@/messages/en/collected-mail.json';
import type common from '@/messages/en/common.json';
import type consent from '@/messages/en/consent.json';
import type contact from '@/messages/en/contact.json';
import type errors from '@/messages/en/errors.json';
import type faq from '@/messages/en/faq.json';
import type forms from '@/messages/en/forms.json';
import type home from '@/messages/en/home.json';
import type howWeScore from '@/messages/en/how-we-score.json';
import type newsletter from '@/messages/en/newsletter.json';
import type notFound from '@/messages/en/not-found.json';
import type privacyPolicy from '@/messages/en/privacy-policy.json';
import type products from '@/messages/en/products.json';
import type profile from '@/messages/en/profile.json';
import type projects from '@/messages/en/projects.json';
import type quote from '@/messages/en/quote.json';
import type seoAudit from '@/messages/en/seo-audit.json';
import type seoChecker from '@/messages/en/seo-checker.json';
import type seoReport from '@/messages/en/seo-report.json';
import type seoServices from '@/messages/en/seo-services.json';
import type services from '@/messages/en/services.json';
import type shell from '@/messages/en/shell.json';
import type smartPersonalization from '@/messages/en/smart-personalization.json';
import type sound from '@/messages/en/sound.json';
import type success from '@/messages/en/success.json';
import type techTips from '@/messages/en/tech-tips.json';
import type terms from '@/messages/en/terms.json';
import type themeDemo from '@/messages/en/theme-demo.json';
import type tips from '@/messages/en/tips.json';
import type toast from '@/messages/en/toast.json';
import type topBar from '@/messages/en/top-bar.json';
import type weather from '@/messages/en/weather.json';
import type widgets from '@/messages/en/widgets.json';

// Written by `npm run generate` from the page table and shared-namespaces.ts.

/** English is the source, the type and the fallback of all words. */
export type Messages = {
  about: typeof about;
  accessibility: typeof accessibility;
  acknowledgement: typeof acknowledgement;
  'ai-recommendations': typeof aiRecommendations;
  answers: typeof answers;
  'audit-phone': typeof auditPhone;
  'audit-repairs': typeof auditRepairs;
  'audit-report': typeof auditReport;
  'audit-rivals': typeof auditRivals;
  'audit-site': typeof auditSite;
  'audit-watch': typeof auditWatch;
  blog: typeof blog;
  bot: typeof bot;
  'business-growth': typeof businessGrowth;
  clients: typeof clients;
  'collected-mail': typeof collectedMail;
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  errors: typeof errors;
  faq: typeof faq;
  forms: typeof forms;
  home: typeof home;
  'how-we-score': typeof howWeScore;
  newsletter: typeof newsletter;
  'not-found': typeof notFound;
  'privacy-policy': typeof privacyPolicy;
  products: typeof products;
  profile: typeof profile;
  projects: typeof projects;
  quote: typeof quote;
  'seo-audit': typeof seoAudit;
  'seo-checker': typeof seoChecker;
  'seo-report': typeof seoReport;
  'seo-services': typeof seoServices;
  services: typeof services;
  shell: typeof shell;
  'smart-personalization': typeof smartPersonalization;
  sound: typeof sound;
  success: typeof success;
  'tech-tips': typeof techTips;
  terms: typeof terms;
  'theme-demo': typeof themeDemo;
  tips: typeof tips;
  toast: typeof toast;
  'top-bar': typeof topBar;
  weather: typeof weather;
  widgets: typeof widgets;
};

export const namespaces = [
  'about',
  'accessibility',
  'acknowledgement',
  'ai-recommendations',
  'answers',
  'audit-phone',
  'audit-repairs',
  'audit-report',
  'audit-rivals',
  'audit-site',
  'audit-watch',
  'blog',
  'bot',
  'business-growth',
  'clients',
  'collected-mail',
  'common',
  'consent',
  'contact',
  'errors',
  'faq',
  'forms',
  'home',
  'how-we-score',
  'newsletter',
  'not-found',
  'privacy-policy',
  'products',
  'profile',
  'projects',
  'quote',
  'seo-audit',
  'seo-checker',
  'seo-report',
  'seo-services',
  'services',
  'shell',
  'smart-personalization',
  'sound',
  'success',
  'tech-tips',
  'terms',
  'theme-demo',
  'tips',
  'toast',
  'top-bar',
  'weather',
  'widgets',
] as const;
