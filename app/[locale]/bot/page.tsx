import { BotSections } from '@/components/bot/bot-sections';
import { definePage } from '@/components/define-page';

const page = definePage('bot', BotSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
