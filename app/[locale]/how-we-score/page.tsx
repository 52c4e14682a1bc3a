import { definePage } from '@/components/define-page';
import { HowWeScoreSections } from '@/components/how-we-score/how-we-score-sections';

const page = definePage('how-we-score', HowWeScoreSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
