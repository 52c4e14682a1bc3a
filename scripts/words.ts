import { fixFiles } from './words/fix-files';

for (const { language, key } of fixFiles(['en', 'staff'])) console.info(`${language}/${key}`);
