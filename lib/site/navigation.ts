/**
 * The links of the main navigation in their order, each with the key of its label in the `shell` messages and the
 * name of its icon. Without language prefix.
 */
export const navigation = [
  { href: '/', label: 'home', icon: 'house', group: 'firm' },
  { href: '/about', label: 'about', icon: 'users', group: 'firm' },
  { href: '/services', label: 'services', icon: 'wrench', group: 'firm' },
  { href: '/products', label: 'products', icon: 'package', group: 'firm' },
  { href: '/clients', label: 'clients', icon: 'images', group: 'firm' },
  { href: '/blog', label: 'blog', icon: 'newspaper', group: 'firm' },
  { href: '/business-growth', label: 'businessGrowth', icon: 'trending-up', group: 'tools' },
  { href: '/smart-personalization', label: 'smartPersonalization', icon: 'user-round-check', group: 'tools' },
  { href: '/ai-recommendations', label: 'aiRecommendations', icon: 'compass', group: 'tools' },
  { href: '/tech-tips', label: 'techTips', icon: 'lightbulb', group: 'tools' },
  { href: '/seo-audit', label: 'seoAudit', icon: 'search-check', group: 'tools' },
  { href: '/weather', label: 'weather', icon: 'cloud-sun', group: 'tools' },
  { href: '/contact', label: 'contact', icon: 'mail', group: 'contact' },
  { href: '/faq', label: 'faq', icon: 'circle-question-mark', group: 'contact' },
] as const satisfies readonly NavItem[];

interface NavItem {
  href: `/${string}`;
  label: string;
  icon: string;
  group: NavGroup;
}

/** Groups of links: the firm, its free tools, and contact. */
type NavGroup = 'firm' | 'tools' | 'contact';

/** The same links, group by group. */
export const navGroups = (['firm', 'tools', 'contact'] as const).map((group) => ({
  group,
  items: navigation.filter((item) => item.group === group),
}));

/** Pages that are not in the main navigation. */
const furtherPages = [
  { href: '/seo-checker', label: 'seoChecker' },
  { href: '/seo-services', label: 'seoServices' },
  { href: '/profile', label: 'profile' },
  { href: '/how-we-score', label: 'howWeScore' },
  { href: '/accessibility', label: 'accessibility' },
  { href: '/bot', label: 'bot' },
] as const;

/** Pages listed in the footer. */
export const footerPages = [...navigation, ...furtherPages] as const;

/** Anchors of `/services` that the footer links to. */
export const footerServices = [
  { href: '/services#web-design', label: 'webDesign' },
  { href: '/services#seo', label: 'seo' },
  { href: '/services#digital-marketing', label: 'digitalMarketing' },
  { href: '/services#ecommerce', label: 'ecommerce' },
  { href: '/services#maintenance', label: 'maintenance' },
] as const;

export const legalLinks = [
  { href: '/privacy-policy', label: 'privacy' },
  { href: '/terms', label: 'terms' },
] as const;
