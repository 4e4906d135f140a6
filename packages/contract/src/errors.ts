/**
 * Every way a call can fail. `status` stands in the envelope; `http` is 200 for an answer of the application and the
 * true code for what never reached it. The sentences live in the dictionaries under `errors.<key>`.
 */
export const errors = {
  malformed: { status: 400, http: 400 },
  wrongHash: { status: 4001, http: 400 },
  notSignedIn: { status: 401, http: 401 },
  wrongCredentials: { status: 4011, http: 200 },
  forbidden: { status: 403, http: 403 },
  serviceEnded: { status: 4031, http: 200 },
  notFound: { status: 404, http: 404 },
  projectMissing: { status: 4041, http: 200 },
  keyReused: { status: 4091, http: 200 },
  tooLarge: { status: 413, http: 413 },
  unsupportedMedia: { status: 415, http: 415 },
  tooMany: { status: 429, http: 429 },
  broken: { status: 500, http: 500 },
  busy: { status: 503, http: 503 },
} as const;

export type ErrorKey = keyof typeof errors;

/** The status of a call that did what it was asked. */
export const done = 200;
