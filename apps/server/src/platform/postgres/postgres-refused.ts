/** The embedded PostgreSQL cannot run here; the message is one line that says what to do. */
export class PostgresRefused extends Error {
  override readonly name = 'PostgresRefused';
}
