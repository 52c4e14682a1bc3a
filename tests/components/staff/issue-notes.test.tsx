import { render, screen } from '@testing-library/react';
import { IssueNotes } from '@/components/staff/newsletter/issue-notes';
import { axeViolations } from '@/tests/support/axe-violations';

it('says what an email can’t carry, and apart from it what keeps the issue from being sent', async () => {
  const { container } = render(
    <IssueNotes
      texts={[
        { locale: 'en', body: '[Book](calendly.com/luna)\n\n![Plan](https://a.example/p.png)' },
        { locale: 'de', body: '[Buchen](htps://luna.example)' },
      ]}
    />,
  );
  const lists = screen.getAllByRole('list').map((list) => list.textContent);
  expect(lists).toEqual([
    'German, line 1: email programs don’t open “htps://luna.example”. An address begins with https://, mailto: or tel:.',
    'English, line 1: “calendly.com/luna” is sent as https://calendly.com/luna' +
      'English, line 3: the picture “Plan” is sent as a link, because most email programs block pictures.',
  ]);
  expect(screen.getByText('Correct these before you send it')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

it('says nothing of a text that arrives as written', () => {
  const { container } = render(<IssueNotes texts={[{ locale: 'en', body: 'See **[it](/blog/1)**.' }]} />);
  expect(container).toBeEmptyDOMElement();
});
