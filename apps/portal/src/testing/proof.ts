/** The answer of the captcha call, with a puzzle that one number in two solves. */
export const captchaAnswer = {
  '/v1/public/code': {
    data: { challenge: 'sealed', image: 'data:image/svg+xml,', puzzle: { salt: 'north', bits: 1 } },
  },
} as const;
