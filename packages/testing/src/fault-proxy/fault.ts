/** What can happen to a single request; refusing and going dark affect the whole proxy. */
export type Fault =
  /** The connection breaks before the request reaches the server. */
  | { readonly kind: 'dropRequest' }
  /** The server does everything and answers, but the answer is lost. */
  | { readonly kind: 'loseAnswer' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Both directions crawl. */
  | { readonly kind: 'throttle'; readonly bytesPerSecond: number }
  /** The connection breaks when so many bytes of the body have passed. */
  | { readonly kind: 'cutRequest'; readonly afterBytes: number }
  | { readonly kind: 'cutAnswer'; readonly afterBytes: number };

export interface Rule {
  readonly fault: Fault;
  /** Asked of `POST /path?query`; without it every request is meant. */
  readonly where?: RegExp;
  /** How many requests it meets before it is spent; without it, all. */
  readonly times?: number;
}

/** One request and what became of it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  status: number | null;
  fate: 'under way' | 'passed' | 'dropped' | 'lost' | 'cut' | 'unreachable';
  requestBytes: number;
  answerBytes: number;
}

/** The faults of one request, one at most of each kind. */
export type Faults = { readonly [K in Fault['kind']]?: Extract<Fault, { kind: K }> };
