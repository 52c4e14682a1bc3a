import { pain, size } from '../criteria';
import { defineRule } from '../rule';

/** Applicants look a business up before they write; what they find decides. */
export const recruitPage = defineRule({
  id: 'recruit-page',
  type: 'content',
  topic: 'staff',
  services: ['web-optimization', 'website-design'],
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['no-staff']), size(2, ['small', 'medium'], ['startup'])],
});
