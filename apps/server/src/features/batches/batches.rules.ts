interface Period {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Whether one can apply to a batch at a moment, which is that of the server's clock when the request began. */
export function isOpen({ starts_at, ends_at }: Period, at: Date): boolean {
  return starts_at <= at && at < ends_at;
}

/** The period on the wire: 0 to come, 1 open, 2 closed. */
export function periodOf(batch: Period, at: Date): 0 | 1 | 2 {
  if (isOpen(batch, at)) return 1;
  return at < batch.starts_at ? 0 : 2;
}
