import { writeEvent } from '@/lib/webhook/raise-event';

it('chats get texts in which a stranger can neither mention anybody nor hide where a link leads', () => {
  const event = {
    ...({ type: 'enquiry.received', key: 'x', title: '<!channel> & *Bob*', data: {} } as const),
    ...{
      lines: ['[here](https://evil.example)'],
      link: { label: 'Open', url: 'https://cornerpiece.example/staff' },
    },
  };
  expect(writeEvent.slack(event, 0)).toEqual({
    text: '*&lt;!channel&gt; &amp; *\u200bBob*\u200b*\n[here](https://evil.example)\n<https://cornerpiece.example/staff|Open>',
  });
  expect(writeEvent.teams(event, 0)).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          body: [{ text: '\\<\\!channel\\> & \\*Bob\\*' }, { text: '\\[here\\]\\(https://evil.example\\)' }],
          actions: [{ type: 'Action.OpenUrl', url: 'https://cornerpiece.example/staff' }],
        },
      },
    ],
  });
});
