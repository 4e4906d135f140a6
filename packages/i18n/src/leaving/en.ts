export const leaving = {
  title: { place: 'Leave this page?', signOut: 'Sign out now?', language: 'Change the language now?' },
  effect: {
    kept: 'Some of what you typed has not reached the server yet. It stays on this device and will be sent when you come back here with it.',
    drafted:
      'You have not pressed OK for the entry you are writing. What you typed stays on this device: it is in the list when you open this part here again.',
    stopped:
      'A file is still being uploaded. If you leave, the upload stops; choose the same file again later and it goes on where it stopped.',
    lost: 'Some of what you entered is not saved and cannot be kept here. If you leave now, it is lost.',
    erased:
      'Some of what you typed has not reached the server yet. Signing out erases it from this device, and it is lost.',
    plain: 'You will have to sign in again to go on.',
    forgotten:
      'You work without a password: once you sign out, this browser forgets you, and nobody can open your application again.',
  },
  stay: 'Stay',
  leave: { place: 'Leave', signOut: 'Sign out', language: 'Change' },
} as const;
