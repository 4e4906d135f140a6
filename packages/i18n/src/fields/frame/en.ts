export const frame = {
  problems: '{count, plural, one {# thing} other {# things}} to put right:',
  rowOf: '{group}, entry {row, number}',
  rowField: '{row}: {field}',
  offered: 'Files for this part:',
  notAsked: 'This part is not asked of you: an answer elsewhere in the form decides.',
} as const;
