import { readWords } from '@/tests/support/message-files';

it('the catalogue holds the success texts of the specification [SHELL-04]', () => {
  const words = [...readWords('en').values()];
  expect(words).toContain('Profile saved successfully!');
  expect(words).toContain('Message sent successfully!');
  expect(words).toContain('Recommendations generated successfully!');
});
