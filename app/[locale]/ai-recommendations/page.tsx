import { AdviceExample } from '@/components/ai-recommendations/advice-example';
import { AiRecommendationsSections } from '@/components/ai-recommendations/ai-recommendations-sections';
import { definePage } from '@/components/define-page';

const page = definePage('ai-recommendations', ({ locale }) => (
  <AiRecommendationsSections example={<AdviceExample locale={locale} />} />
));

export const generateMetadata = page.generateMetadata;
export default page.Page;
