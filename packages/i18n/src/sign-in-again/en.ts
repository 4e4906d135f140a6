export const signInAgain = {
  title: 'Please sign in again',
  lead: 'Your session has ended. Nothing you typed is lost: it is still on this page and will be saved once you have signed in.',
  as: 'Signed in until now: {name}',
  close: 'Not now',
  retry: 'Try again',
  other: {
    title: 'This is another account',
    lead: 'You have signed in as {other}. What is written on this page belongs to {name} and will not be saved for another account.',
    back: 'Sign in as {name}',
    goOn: 'Go on as {other}',
    nameless: 'another account',
  },
} as const;
