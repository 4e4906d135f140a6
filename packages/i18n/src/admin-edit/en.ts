export const adminEdit = {
  label: 'Editing as staff',
  lead: '{staff}, you are editing the application of {applicant}. Every change is recorded under your name.',
  end: 'End editing',
  toConsole: 'Go to the console',
  ended: {
    title: 'Editing has ended',
    text: 'The time for editing is over, or you may not edit this application any more. What had not been saved yet is kept in this browser, and is there again when you open this form from the console.',
  },
  refused: {
    title: 'This link cannot be used any more',
    text: 'A link for editing works once, and for one minute. Open the form from the console again.',
  },
} as const;
