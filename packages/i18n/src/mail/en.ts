/** Filled by plain replacement of `{argument}`: no plurals, no nesting. */
export const mail = {
  welcome: {
    subject: 'Welcome to {project}',
    greeting: 'Dear {name},',
    accountReady: 'Your account for {project} is ready. You sign in with {account}.',
    nextStep:
      'Read the guide first, then choose what you apply for and fill in the form at your own pace. Everything you save stays with your account until you submit.',
    safety: 'We never ask for your password. If you did not expect this mail, you can ignore it.',
    action: 'Open the portal',
    closing: 'We look forward to your application.',
    signature: '{organisation}, Admissions',
  },
  opening: {
    subject: '{batch} is open: {project}',
    greeting: 'Dear {name},',
    open: 'Applications for {batch} are open until {until}.',
    advice:
      'Please allow time for your documents and, where letters are asked for, for your recommenders. What is submitted before the deadline counts; what comes later cannot be taken.',
    action: 'Continue your application',
    closing: 'If anything is unclear, please write to {contact}.',
    signature: '{organisation}, Admissions',
  },
  sms: {
    opening: '[{project}] {batch} is open until {until}. Sign in to apply: {link}',
  },
  footer: {
    reason: 'You receive this because an account for {project} was made with this address.',
    noReply: 'This message was sent automatically; please do not reply to it.',
    // Shown under the button, for mail programs that draw none.
    linkHint: 'If the button does not work, copy this address into your browser: {link}',
  },
} as const;
