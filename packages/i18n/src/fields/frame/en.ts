export const frame = {
  problems: '{count, plural, one {# thing} other {# things}} to put right:',
  rowOf: '{group}, entry {row, number}',
  rowField: '{row}: {field}',
} as const;
