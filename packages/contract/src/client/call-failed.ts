/** A call that failed; `message` can be shown to people if the server answered. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly kind: 'refused' | 'network' | 'timeout';
  /** The status of the envelope, a code of `contract/errors`; 0 without an answer. */
  readonly status: number;
  /** The HTTP status; 0 without an answer. */
  readonly http: number;
  /** Seconds to wait before the next attempt; null if the server did not say. */
  readonly retryAfter: number | null;
  /** The data of the refusal, such as the list of missing answers; null if it has none. */
  readonly data: unknown;

  constructor(failure: {
    kind: CallFailed['kind'];
    status?: number;
    http?: number;
    message?: string;
    retryAfter?: number | null;
    data?: unknown;
  }) {
    super(failure.message ?? failure.kind);
    this.kind = failure.kind;
    this.status = failure.status ?? 0;
    this.http = failure.http ?? 0;
    this.retryAfter = failure.retryAfter ?? null;
    this.data = failure.data ?? null;
  }
}
