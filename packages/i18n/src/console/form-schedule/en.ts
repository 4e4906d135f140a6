/** Publishing a version of a form at a time. */
export const formSchedule = {
  when: 'When',
  now: 'Now',
  later: 'At a time',
  time: 'Time, in the time zone of the institution',
  laterLead: 'The draft is published as it is now. What is changed in it until then stays in the draft.',
  confirm: 'Schedule',
  waiting: 'To be published: {time}',
  waitingHint: 'Scheduled by {name}. It is the draft as it was then: what is changed now is not part of it.',
  cancel: 'Cancel',
  cancelled: 'What was scheduled is not published.',
  undo: 'Undo',
  published: 'Version {number} was published at its time.',
  failed: 'Not published: {time}',
  failedBy: 'Scheduled by {name}.',
  failures: {
    overtaken: 'Another version was published meanwhile.',
    unsound: 'The form had errors by then.',
    notAllowed: 'Whoever scheduled it may not publish any more.',
  },
  unread: 'What is scheduled could not be loaded',
};
