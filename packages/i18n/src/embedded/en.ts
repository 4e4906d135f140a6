/** A page of another server within the portal. */
export const embedded = {
  where: 'This page comes from {host}.',
  frame: 'Page of {host}',
  back: 'Back to the portal',
  open: 'Open in a new window',
  empty: 'If nothing appears here, open the page in a new window.',
  refused: 'This page cannot be shown here',
  refusedText:
    'The institution has not allowed this address. Check the link that led you here, or ask the admissions office.',
};
