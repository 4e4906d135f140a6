// No plurals and number formats: the first of them costs a page more than a hundred fields.
export const preview = {
  sections: 'Sections',
  back: 'Back',
  position: '{number} / {count}',
  withheld: '“--” stands for information that is not shown to you.',
  emptyOwn: 'You have not filled in anything here.',
  empty: 'Nothing has been filled in here.',
  noRows: 'No entries.',
  entry: 'Entry {row}',
  changed: 'Changed by {name} after submission, {time}',
  letters: {
    title: 'Recommendation letters',
    nobody: 'Recommender without a name',
    email: 'Email',
    files: 'Files',
    invited: 'Invitation sent',
    delivered: 'Invitation delivered',
    received: 'Letter received',
    receivedAt: 'Letter received, {time}',
  },
  tables: { title: 'Additional information', noRows: 'This table has no entries for this application.' },
} as const;
