/** The answer of the captcha call, with a puzzle that every second number solves. */
export const captchaAnswer = {
  '/v1/public/code': {
    data: { challenge: 'sealed', image: 'data:image/svg+xml,', puzzle: { salt: 'north', bits: 1 } },
  },
} as const;
