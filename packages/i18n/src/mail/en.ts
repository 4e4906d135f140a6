/** Filled in by plain replacement of `{argument}`: no plurals, no nesting. */
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
  verificationCode: {
    subject: '{code} is your verification code for {project}',
    greeting: 'Hello,',
    intro: {
      register: 'Enter this code to create your account for {project}:',
      signIn: 'Enter this code to sign in to {project}:',
      resetPassword: 'Enter this code to set a new password for {project}:',
      confirmAddress: 'Enter this code to confirm this mail address for {project}:',
      changeAddress: 'Enter this code to give your account for {project} another mail address or mobile number:',
      leave: 'Enter this code to delete your account for {project} and everything personal in it:',
      recommend: 'Enter this code to see the letters of recommendation that you are asked for at {project}:',
    },
    validity: 'The code can be used once and is valid for {minutes} minutes.',
    safety: 'Give it to nobody; our staff never ask for it. If you did not ask for a code, you can ignore this mail.',
    closing: 'Thank you.',
    signature: '{organisation}, Admissions',
  },
  activation: {
    subject: 'Activate your account for {project}',
    greeting: 'Dear {name},',
    intro: 'Thank you for registering for {project}. Please confirm that this mail address is yours.',
    validity: 'The link can be used once and is valid for {hours} hours.',
    action: 'Activate my account',
    safety: 'If you did not register, you can ignore this mail; the account stays inactive.',
    closing: 'We look forward to your application.',
    signature: '{organisation}, Admissions',
  },
  passwordReset: {
    subject: 'Set a new password for {project}',
    greeting: 'Hello,',
    intro: 'A new password was asked for, for your account at {project}.',
    validity: 'The link can be used once and is valid for {minutes} minutes.',
    action: 'Set a new password',
    safety: 'If this was not you, you can ignore this mail; your password stays as it is.',
    closing: 'Thank you.',
    signature: '{organisation}, Admissions',
  },
  passwordChanged: {
    subject: 'Your password for {project} was changed',
    greeting: 'Dear {name},',
    intro: 'The password of your account for {project} was changed on {at}. All other devices were signed out.',
    safety: 'If this was not you, set a new password at once and write to {contact}.',
    action: 'Open the portal',
    closing: 'Thank you.',
    signature: '{organisation}, Admissions',
  },
  addressChanged: {
    subject: 'The contact address of your account for {project} was changed',
    greeting: 'Dear {name},',
    intro: {
      mail: 'The account for {project} that was held with this address has had another one since {at}.',
      sms: 'Your account for {project} has had another mobile number since {at}.',
    },
    back: 'If this was not you, take the change back within {days} days. Then the account is as it was before, nobody is signed in any more, and you choose a new password.',
    action: 'Take the change back',
    safety: 'If this was you, there is nothing to do. If you need help, please write to {contact}.',
    closing: 'Thank you.',
    signature: '{organisation}, Admissions',
  },
  staffSpray: {
    subject: '{project}: many sign-ins of staff fail',
    greeting: 'Hello,',
    intro:
      'Within the last hour {failures} sign-ins of staff at {organisation} failed. They were for {accounts} different accounts and came from {addresses} networks. Somebody may be trying passwords on one account after another.',
    advice:
      'Please look at the failed sign-ins in the console. Accounts that are tried have to wait longer after each attempt. If you see sign-ins that nobody made, give these staff members new passwords.',
    often: 'This mail comes once an hour at most.',
    closing: 'Please act soon if this goes on.',
    signature: '{organisation}',
    reason: 'You receive this mail because the server’s settings name you as the owner of {project}.',
  },
  staffRoles: {
    owner: 'owner',
    administrator: 'administrator',
    editor: 'editor',
    reviewer: 'reviewer',
    interviewer: 'interviewer',
    observer: 'observer',
  },
  staffInvitation: {
    subject: 'Invitation to work with {project}',
    greeting: 'Hello,',
    intro: '{by} invites you to work with {project} as {role}, in the console of {organisation}.',
    next: 'Follow the link to choose your name and a password. You then sign in with this mail address.',
    validity: 'The link can be used once, by you alone, and is valid for {days} days.',
    action: 'Accept the invitation',
    safety: 'If you do not know {by}, you can ignore this mail.',
    closing: 'Welcome!',
    signature: '{organisation}',
    reason: 'You receive this mail because {by} entered this address.',
  },
  staffRoleGiven: {
    subject: 'You have a new role: {project}',
    greeting: 'Dear {name},',
    intro: 'You now work with {project} as {role}. You find it in the console after signing in as before.',
    action: 'Open the console',
    safety: 'If you did not expect this, please ask an administrator of {organisation}.',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because you work with {project}.',
  },
  staffFormFailed: {
    subject: 'The form was not published: {project}',
    greeting: 'Dear {name},',
    intro: 'A version of the form that you had scheduled was not published at its time.',
    reasons: {
      overtaken: 'Another version was published meanwhile, so that yours would have taken back what it changed.',
      unsound:
        'The form has errors that prevent publishing. They came up after you had scheduled it, for example because a limit depends on the day.',
      notAllowed: 'You may not publish the form of this project any more.',
    },
    kept: 'Applicants see the form as it was. Your draft is kept.',
    action: 'Open the form',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because you scheduled a version of the form of {project}.',
  },
  staffFactors: {
    subject: 'Your two-step sign-in was reset: {project}',
    greeting: 'Dear {name},',
    intro:
      'An owner has removed your authenticator app, your passkeys and your recovery codes, and signed you out. Sign in with your password, then set up an app again in your account.',
    action: 'Open the console',
    safety: 'If you did not ask for this, please tell an owner at once: whoever knows your password could sign in now.',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because you work with {project}.',
  },
  staffTest: {
    subject: 'Test message of {project}',
    greeting: 'Hello,',
    intro: 'This is a test message. It left {host} at the request of {name}: mail from this installation arrives.',
    closing: 'There is nothing to do.',
    signature: '{organisation}',
    reason: 'You receive this mail because {name} entered this address as the receiver of a test.',
  },
  staffPasswordChanged: {
    subject: 'Your password for the console of {project} was changed',
    greeting: 'Dear {name},',
    intro: 'Your password was changed in the console. Every other device was signed out.',
    action: 'Open the console',
    safety:
      'If this was not you, set a new password at once by “Forgotten your password?” at the sign-in, and tell an owner.',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because you work with {project}.',
  },
  staffAddress: {
    subject: 'Confirm your mail address for the console of {project}',
    greeting: 'Dear {name},',
    intro:
      'This address was entered for your account in the console. Links for a new password and notices will be sent to it.',
    validity: 'The link can be used once and is valid for {hours} hours.',
    action: 'Confirm the address',
    safety: 'If this was not you, you can ignore this mail; nothing is changed.',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because somebody entered this address for an account.',
  },
  staffAddressChanged: {
    subject: 'Your mail address for the console of {project} was changed',
    greeting: 'Dear {name},',
    intro:
      'Your account in the console has another mail address now. Links for a new password and notices go there; this is the last mail to this address.',
    action: 'Open the console',
    safety:
      'If this was not you, tell an owner at once: they can close the account to whoever did it. If you can still sign in, change your password first, which signs everybody else out, and then the address.',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because this was the address of an account in the console.',
  },
  staffPassword: {
    subject: 'Set a new password for the console of {project}',
    greeting: 'Dear {name},',
    intro: 'A new password was asked for, for your account in the console.',
    validity: 'The link can be used once and is valid for {minutes} minutes. A second factor stays as it is.',
    action: 'Set a new password',
    safety: 'If this was not you, you can ignore this mail; your password stays as it is.',
    closing: 'Thank you.',
    signature: '{organisation}',
    reason: 'You receive this mail because somebody asked for a new password with this address.',
  },
  accountRemoved: {
    subject: 'Your account for {project} was removed',
    greeting: 'Dear {name},',
    intro: 'As you asked, your account for {project} and the personal information in it were removed on {at}.',
    final: 'This cannot be undone. You are welcome to register again at any time.',
    safety: 'If you did not ask for this, please write to {contact}.',
    reason: 'You receive this because an account for {project} was held with this address. It is the last mail.',
    closing: 'We wish you all the best.',
    signature: '{organisation}, Admissions',
  },
  submitted: {
    subject: 'Application {number} was received: {project}',
    greeting: 'Dear {name},',
    intro: 'Your application for {batch} of {project} was received on {at}. Its number is {number}.',
    receipt:
      'You find the receipt and what you submitted in the portal. Please keep the number; we ask for it when you write to us.',
    safety: 'If this was not you, please write to {contact} at once.',
    action: 'Open the receipt',
    closing: 'Thank you for applying.',
    signature: '{organisation}, Admissions',
    message: {
      title: 'Your application was submitted',
      body: 'Your application for {batch} was received on {at}. Its number is {number}.',
    },
  },
  revoked: {
    subject: 'Application {number} was taken back: {project}',
    greeting: 'Dear {name},',
    intro:
      'Your application {number} for {batch} of {project} was taken back on {at}. It does not count until it is submitted again.',
    deadline: 'You can change and submit it until {until}. It keeps its number.',
    safety: 'If this was not you, please write to {contact} at once.',
    action: 'Open the portal',
    closing: 'Thank you.',
    signature: '{organisation}, Admissions',
    message: {
      title: 'Your application was taken back',
      body: 'Your application {number} for {batch} was taken back on {at}. It does not count until it is submitted again, which is possible until {until}.',
    },
  },
  deadline: {
    extended: {
      subject: 'You have more time for {batch}: {project}',
      intro:
        'Your deadline for {batch} of {project} was extended. You can fill in and submit your application until {until}.',
      former: 'Without this extension it would be {former}. It is for you alone.',
      message: {
        title: 'Your deadline was extended',
        body: 'You can fill in and submit your application for {batch} until {until}. This extension is for you alone.',
      },
    },
    withdrawn: {
      subject: 'Your extension for {batch} was withdrawn: {project}',
      intro:
        'The extension of your deadline for {batch} of {project} was withdrawn on {until}. What you had submitted by then counts.',
      former: 'The deadline for everybody is {former}. What you have written is kept.',
      message: {
        title: 'Your extension was withdrawn',
        body: 'The extension of your deadline for {batch} was withdrawn on {until}. The deadline for everybody is {former}. What you have written is kept.',
      },
    },
    outage: {
      subject: 'More time for {batch} after an interruption: {project}',
      intro:
        'The portal could not be reached for a while before the deadline of {batch} of {project}. The deadline was therefore moved to {until}, for everybody.',
      former: 'Before, it was {former}. What you have written is kept.',
      message: {
        title: 'The deadline was moved after an interruption',
        body: 'The portal could not be reached for a while. The deadline of {batch} is now {until}, for everybody; before, it was {former}.',
      },
    },
    greeting: 'Dear {name},',
    action: 'Continue your application',
    closing: 'If anything is unclear, please write to {contact}.',
    signature: '{organisation}, Admissions',
  },
  answer: {
    subject: '{project}: the admissions office has answered you',
    greeting: 'Dear {name},',
    one: 'The admissions office of {project} has written you a message.',
    several: 'The admissions office of {project} has written you {count} messages.',
    privacy: 'For your privacy, this mail does not say what was written.',
    action: 'Read the messages',
    stop: 'Stop mails about messages',
    closing: 'Thank you.',
    signature: '{organisation}, Admissions',
  },
  retention: {
    subject: {
      first: 'Your account will be deleted after {until}: {project}',
      last: 'Last notice: your account will be deleted after {until}: {project}',
    },
    greeting: 'Dear {name},',
    intro: {
      draft:
        'You began an application for {batch} of {project} and did not submit it. {organisation} keeps such drafts for a limited time after the batch, and this time is nearly over.',
      application:
        'You applied for {batch} of {project}. {organisation} keeps applications for a limited time after the batch, and this time is nearly over.',
    },
    effect:
      'After {until} your account will be deleted, with your application, your files, letters, messages and receipts. This cannot be undone.',
    keep: 'Until then you can sign in as before. Please download what you want to keep: your files and your application, as a document.',
    action: 'Open the portal',
    closing: 'If you need your data for longer, or if anything is unclear, please write to {contact} before that day.',
    signature: '{organisation}, Admissions',
    message: {
      title: 'Your account will be deleted',
      body: 'The time for which applications for {batch} are kept is nearly over. After {until} your account will be deleted with everything in it. Please download what you want to keep before.',
    },
  },
  letterRequest: {
    greeting: 'Dear {recommender},',
    greetingNameless: 'Dear colleague,',
    facts: { applicant: 'Applicant', programme: 'Applying for', until: 'Letter due by' },
    readers: {
      confidential:
        'Your letter is confidential. It is read by the admissions staff and reviewers of {organisation} only; {applicant} will not see it.',
      waived:
        'Your letter is confidential. {applicant} has waived the right to read it; only the admissions staff and reviewers of {organisation} do.',
      kept: 'Besides the admissions staff and reviewers of {organisation}, {applicant} will be able to read your letter once it is handed in, having kept the right to do so.',
      open: 'Besides the admissions staff and reviewers of {organisation}, {applicant} will be able to read your letter once it is handed in. This applies to all letters for {project}.',
    },
    decline:
      'If you are not able to write it, please decline on the same page. It takes one click on a reason, you need not explain, and {applicant} can ask somebody else.',
    safety:
      'The link is meant for you alone; please do not pass this mail on. If you have a question, or do not know {applicant}, please write to {contact}.',
    reason: 'You receive this because {applicant} gave your address as that of a recommender at {project}.',
    action: 'Write the letter, or decline',
  },
  invitation: {
    subject: '{applicant} asks you for a letter of recommendation: {project}',
    intro:
      '{applicant} is applying to {project} and has named you as a recommender. We would be grateful for your letter by {until}.',
    effort:
      'The button below opens a short form; you need neither an account nor a password. Most recommenders take 20 to 30 minutes. What you write is saved as you go, and the same link brings you back to it until you hand the letter in.',
    closing: 'Thank you for your time.',
    signature: '{organisation}, Admissions',
  },
  reminder: {
    subject: 'Reminder: your letter for {applicant} is due by {until}',
    intro:
      'We wrote to you on {invitedAt} because {applicant}, who is applying to {project}, has named you as a recommender. Your letter has not reached us yet.',
    effort:
      'Most recommenders take 20 to 30 minutes. What you have written so far is kept; the button below brings you to it, without an account or a password.',
    closing: 'If you have handed it in meanwhile, please disregard this mail. Thank you for your time.',
    signature: '{organisation}, Admissions',
  },
  thanks: {
    subject: 'Your letter for {applicant} was received: {project}',
    intro:
      'Thank you for the letter that you wrote for {applicant}. It was received on {at} and will be read together with the application to {project}.',
    final: 'There is nothing else for you to do. A letter that was handed in can no longer be changed.',
    again:
      'To read it again, or to see what else you are asked for, sign in with this mail address; you will be sent a code.',
    safety: 'If you did not write this letter, please write to {contact} at once.',
    action: 'Sign in as a recommender',
    closing: 'Thank you for your support.',
    signature: '{organisation}, Admissions',
  },
  letterWithdrawn: {
    subject: 'No letter for {applicant} is needed any more: {project}',
    intro:
      'The request for a letter of recommendation for {applicant}, who applied to {project}, was taken back. There is nothing else for you to do.',
    final: 'The links in our earlier mails no longer work. Nothing that you may have written was passed on to anybody.',
    again: 'Should you be asked again, you will receive a new invitation.',
    safety: 'If you have a question, please write to {contact}.',
    closing: 'Thank you for your time.',
    signature: '{organisation}, Admissions',
  },
  letterNotice: {
    greeting: 'Dear {name},',
    action: 'Open the portal',
    closing: 'If anything is unclear, please write to {contact}.',
    signature: '{organisation}, Admissions',
    received: {
      subject: 'A letter of recommendation has arrived: {project}',
      intro: '{recommender} handed in the letter for your application to {project} on {at}.',
      next: 'There is nothing for you to do. The portal shows which letters have arrived.',
      message: {
        title: 'A letter of recommendation has arrived',
        body: '{recommender} handed in the letter for your application on {at}.',
      },
    },
    declined: {
      subject: 'A recommender cannot write your letter: {project}',
      intro:
        '{recommender} told us on {at} that they are not able to write a letter for your application to {project}.',
      reasons: {
        noTime: 'The reason given: not enough time.',
        unknown: 'The reason given: they do not know you well enough to write.',
        conflict: 'The reason given: a conflict of interest.',
      },
      words: 'They added: “{words}”',
      next: 'Please ask somebody else soon and name them in the portal. Letters are taken until {until}.',
      message: {
        title: 'A recommender cannot write your letter',
        body: '{recommender} declined on {at}. Please name somebody else; letters are taken until {until}.',
      },
    },
    resumed: {
      subject: 'A recommender will write your letter after all: {project}',
      intro:
        '{recommender}, who had declined, took that back on {at} and is willing to write the letter for your application to {project}.',
      next: 'There is no need to ask somebody else. Letters are taken until {until}.',
      message: {
        title: 'A recommender will write your letter after all',
        body: '{recommender} took the refusal back on {at}. Letters are taken until {until}.',
      },
    },
    bounced: {
      subject: 'Our mail to a recommender came back: {project}',
      intro: 'Our mail to {recommender} could not be delivered to {email} and came back on {at}.',
      next: 'Please ask {recommender} for the right address and enter it in the portal; the request is then sent again. Letters are taken until {until}.',
      message: {
        title: 'A mail to a recommender came back',
        body: 'Our mail to {recommender} could not be delivered to {email}. Please enter another address; letters are taken until {until}.',
      },
    },
  },
  sms: {
    opening: '[{project}] {batch} is open until {until}. Sign in to apply: {link}',
    verificationCode: '[{project}] {code} is your verification code, valid for {minutes} minutes. Give it to nobody.',
    addressChanged:
      '[{project}] Your account has another mobile number now. If this was not you, take it back within {days} days: {link}',
  },
  /** A time in the institution's time zone and in the reader's. */
  inBothZones: '{there}, which is {here} where you are',
  footer: {
    reason: 'You receive this because an account for {project} was made with this address.',
    asked: 'You receive this because this address was entered at {project}.',
    wrote: 'You receive this because a letter of recommendation was handed in at {project} under this address.',
    fact: '{label}: {value}',
    noReply: 'This message was sent automatically; please do not reply to it.',
    // Shown under the button, for mail programs that do not display it.
    linkHint: 'If the button does not work, copy this address into your browser: {link}',
  },
} as const;
