import { render, screen } from '@testing-library/react';
import { ClippedNotice } from '@/components/staff/newsletter/clipped-notice';
import { renderIssue } from '@/lib/newsletter/issues/issue-mail';

const paragraph = 'کسب‌وکار شما در گوگل بهتر دیده می‌شود و مشتری زودتر تماس می‌گیرد. ';

/** An issue in Persian with so many characters, as mailed. */
async function mailOf(length: number) {
  const body = paragraph.repeat(Math.ceil(length / paragraph.length)).slice(0, length);
  const text = { locale: 'fa', subject: 'خبر', preheader: '', body } as const;
  return (await renderIssue(text, 'fa'))({ email: 'dana@example.com', token: 'U'.repeat(22) });
}

it('says that Gmail cuts an issue off, with its size, its language and what to do', async () => {
  const mail = await mailOf(58_000);
  render(<ClippedNotice mail={mail} language="Persian" />);
  expect(screen.getByText(/^Too long for Gmail: 1\d\d kB for readers of Persian\./)).toHaveTextContent(
    'Shorten the text.',
  );
});

it('says nothing of an issue that Gmail shows whole', async () => {
  const { container } = render(<ClippedNotice mail={await mailOf(20_000)} language="Persian" />);
  expect(container).toBeEmptyDOMElement();
});
