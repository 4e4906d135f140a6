/** What can happen to a single request; refusing and going dark affect the whole proxy. */
export type Fault =
  /** The connection breaks before the request reaches the server. */
  | { readonly kind: 'dropRequest' }
  /** The server processes the request and answers, but the answer is lost. */
  | { readonly kind: 'loseAnswer' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Both directions are slowed down. */
  | { readonly kind: 'throttle'; readonly bytesPerSecond: number }
  /** The connection breaks after this many bytes of the body. */
  | { readonly kind: 'cutRequest'; readonly afterBytes: number }
  | { readonly kind: 'cutAnswer'; readonly afterBytes: number };

export interface Rule {
  readonly fault: Fault;
  /** Matched against `POST /path?query`; without it every request matches. */
  readonly where?: RegExp;
  /** How many requests it affects before it is used up; without it, all. */
  readonly times?: number;
}

/** One request and its outcome. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  status: number | null;
  fate: 'under way' | 'passed' | 'dropped' | 'lost' | 'cut' | 'unreachable';
  requestBytes: number;
  answerBytes: number;
}

/** The faults of one request, at most one of each kind. */
export type Faults = { readonly [K in Fault['kind']]?: Extract<Fault, { kind: K }> };
