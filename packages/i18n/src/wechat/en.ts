export const wechat = {
  title: 'WeChat cannot save this file',
  file: 'File: {name}',
  how: 'Open this page in your phone’s browser: tap ··· at the top right and choose “Open in browser”. Or copy the address and paste it there. You may have to sign in again.',
  copy: 'Copy the address',
  copied: 'Copied',
  failed: 'The address could not be copied. Please use the menu at the top right.',
} as const;
