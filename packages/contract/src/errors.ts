/**
 * Every way a call can fail. `status` stands in the envelope; `http` is 200 for an answer of the application and the
 * true code for what never reached it. The sentences live in the dictionaries under `errors.<key>`.
 */
export const errors = {
  malformed: { status: 400, http: 400 },
  wrongHash: { status: 4001, http: 400 },
  passwordWeak: { status: 4002, http: 200 },
  passwordCommon: { status: 4003, http: 200 },
  passwordsDiffer: { status: 4004, http: 200 },
  mobileWrong: { status: 4005, http: 200 },
  emailWrong: { status: 4006, http: 200 },
  fieldMissing: { status: 4007, http: 200 },
  nameWrong: { status: 4009, http: 200 },
  unknownField: { status: 4008, http: 200 },
  notSignedIn: { status: 401, http: 401 },
  wrongCredentials: { status: 4011, http: 200 },
  notActivated: { status: 4012, http: 200 },
  forbidden: { status: 403, http: 403 },
  serviceEnded: { status: 4031, http: 200 },
  notOffered: { status: 4032, http: 200 },
  notFound: { status: 404, http: 404 },
  projectMissing: { status: 4041, http: 200 },
  keyReused: { status: 4091, http: 200 },
  accountTaken: { status: 4092, http: 200 },
  submitted: { status: 4093, http: 200 },
  chooseBatch: { status: 4094, http: 200 },
  batchClosed: { status: 4095, http: 200 },
  captchaWrong: { status: 4101, http: 200 },
  codeWrong: { status: 4102, http: 200 },
  linkBroken: { status: 4103, http: 200 },
  alreadyActivated: { status: 4104, http: 200 },
  tooLarge: { status: 413, http: 413 },
  pictureWrong: { status: 4151, http: 200 },
  unsupportedMedia: { status: 415, http: 415 },
  tooMany: { status: 429, http: 429 },
  tooSoon: { status: 4291, http: 200 },
  broken: { status: 500, http: 500 },
  busy: { status: 503, http: 503 },
} as const;

export type ErrorKey = keyof typeof errors;

/** The status of a call that did what it was asked. */
export const done = 200;
