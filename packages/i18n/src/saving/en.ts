/** How far what was typed has come, and what to do where two texts meet. */
export const saving = {
  word: {
    saved: 'Saved',
    savedAt: 'Saved at {time}',
    saving: 'Saving…',
    onDevice: 'Kept on this device, not sent yet',
    retrying: 'Not saved yet, trying again. Kept on this device.',
    retryingLoose: 'Not saved yet, trying again. Please keep this page open.',
    stopped: 'Not saved. Kept on this device.',
    stoppedLoose: 'Not saved. Please keep this page open.',
    tryNow: 'Try now',
    choose: 'Choose which text stays',
  },
  conflict: {
    title: '{count, plural, one {One answer was changed in two places} other {# answers were changed in two places}}',
    lead: 'Nothing is lost: both are here. Please choose which one stays.',
    mine: 'Written here',
    theirs: 'Written elsewhere',
    nothing: 'No answer',
    keepMine: 'Keep what is written here',
    keepTheirs: 'Take what is written elsewhere',
    goTo: 'Go to “{field}”',
    here: 'Changed in another place, too. Both texts are kept.',
    compare: 'Compare and choose',
  },
} as const;
