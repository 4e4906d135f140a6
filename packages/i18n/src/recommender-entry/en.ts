/** The words for recommenders who sign in by a code. */
export const recommenderEntry = {
  lead: 'Enter the address to which the request was sent. You receive a code by mail; no account and no password are needed.',
  sent: 'If a letter was asked for at {address}, a code is on its way. It is valid for 10 minutes.',
  submit: 'Sign in',
  byLink: 'Have you received a mail with a button? The button is all you need: it brings you straight to the letter.',
  toContinue: 'Please sign in to go on to the letter.',
} as const;
