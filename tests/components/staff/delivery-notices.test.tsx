import { render, screen } from '@testing-library/react';
import { MailTable } from '@/components/staff/mail-table';
import { ParkedNotice } from '@/components/staff/parked-notice';
import { SubscriberList } from '@/components/staff/subscriber-list';
import { axeViolations } from '@/tests/support/axe-violations';

it('says above the leads that mails about enquiries did not arrive, and leads to them', () => {
  const { container, rerender } = render(<ParkedNotice parked={0} undelivered={2} />);
  expect(container).toHaveTextContent('2 emails about enquiries did not arrive. See which');
  expect(screen.getByRole('link', { name: 'See which' })).toHaveAttribute('href', '/staff/mail');
  rerender(<ParkedNotice parked={1} undelivered={1} />);
  expect(container).toHaveTextContent(
    '1 email was not sent and waits for you. 1 email about an enquiry did not arrive. See which',
  );
  rerender(<ParkedNotice parked={0} undelivered={0} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows why such a mail did not arrive, with a button for when somebody has dealt with it', async () => {
  const mail = {
    key: 'lead-1',
    to: 'mara@cornerpiece.example',
    subject: 'Enquiry: Deb',
    state: 'refused',
    at: 1,
    problem: '552 5.2.2 mailbox full',
    isUntried: false,
  } as const;
  const { container } = render(<MailTable mails={[mail]} label="Not arrived" canSettle />);
  expect(screen.getByRole('cell', { name: 'Refused by the receiver' })).toBeVisible();
  expect(container).toHaveTextContent('552 5.2.2 mailbox full');
  expect(screen.getByRole('button', { name: 'Dealt with' }).closest('form')).toHaveAttribute(
    'action',
    '/staff/settle',
  );
  expect(await axeViolations(container)).toEqual([]);
});

it('shows since when and why a subscriber is not mailed, with a button that mails them again', async () => {
  const subscriber = {
    id: '6f8b8f2e-0000-4000-8000-000000000000',
    email: 'dana@example.com',
    email_key: 'dana@example.com',
    mailbox: 'dana@example.com',
    locale: 'en',
    requested_at: 1,
    page: null,
    consent_wording: 'Yes.',
    confirmed_at: 1,
    ended_at: null,
    end_reason: null,
    paused_at: Date.UTC(2026, 10, 28),
    pause_detail: '452 4.2.2 mailbox full',
    search_key: null,
    state: 'subscribed',
  } as const;
  const all = { state: 'all', q: '', language: '', before: '', after: '' } as const;
  const { container } = render(<SubscriberList subscribers={[subscriber]} filter={all} total={1} />);
  expect(container).toHaveTextContent(
    /Paused since Sat, 28 Nov.* 2026, 10:00\sam, because the last emails were not taken: 452 4\.2\.2 mailbox full/,
  );
  expect(
    screen.getByRole('button', { name: 'Email dana@example.com again' }).closest('form'),
  ).toHaveAttribute('action', '/staff/resume');
  expect(await axeViolations(container)).toEqual([]);
});
