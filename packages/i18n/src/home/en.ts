/** Words of home only. */
export const home = {
  greeting: 'Hello, {name}',
  greetingNameless: 'Hello',
  title: 'Your application',
  lead: {
    start: 'Everything about your application to {project} starts here.',
    continue: 'Your application to {project} is saved here. Go on whenever you like.',
    view: 'Your application to {project} has been submitted. What follows appears here.',
  },
  next: {
    start: 'Start your application',
    continue: 'Continue your application',
    submit: 'Check and submit your application',
    view: 'View your application',
  },
  state: {
    notSubmitted: 'Application not submitted',
    inProgress: 'Application in progress',
    submitted: 'Application submitted',
    interviewOrSupplement: 'Interview confirmation or supplementary materials',
    completed: 'Application completed',
  },
  submission: {
    title: 'Your submitted application',
    number: 'Application number',
    submittedAt: 'Submitted',
    receipt: 'Receipt',
    earlier: 'Receipts of earlier submissions',
  },
  batches: { batch: 'Batches', track: 'Tracks' },
  noBatches: 'No dates have been published yet',
  noBatchesText: 'The admissions office will announce them here.',
  batchesFailed: 'The dates could not be loaded.',
  quickLinks: 'Quick links',
} as const;
