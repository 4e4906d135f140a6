/** A line of the log as texts, which is how its hash sees it. */
export interface LogLine {
  readonly chain: string;
  readonly seq: string;
  /** The hash of the line before, in hexadecimal digits; empty in the first. */
  readonly prev: string;
  readonly id: string;
  /** In UTC, to the microsecond. */
  readonly at: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly address: string | null;
  readonly project_id: string | null;
  readonly action: string;
  readonly subject: string;
  readonly change: string | null;
}

/** What the hash of a line is over. The database makes the same when it chains: `sql/log/log-line-text.sql`. */
export function lineText(line: LogLine): string {
  return JSON.stringify([
    line.chain,
    line.seq,
    line.prev,
    line.id,
    line.at,
    line.staff_id,
    line.staff_name,
    line.address,
    line.project_id,
    line.action,
    line.subject,
    line.change,
  ]);
}
