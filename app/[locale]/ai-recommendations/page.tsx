import { AiRecommendationsSections } from '@/components/ai-recommendations/ai-recommendations-sections';
import { definePage } from '@/components/define-page';

const page = definePage('ai-recommendations', AiRecommendationsSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
