import { definePage } from '@/components/define-page';
import { WeatherSections } from '@/components/weather/weather-sections';

const page = definePage('weather', WeatherSections);

export const generateMetadata = page.generateMetadata;
export default page.Page;
