import { sql } from 'kysely';

/** An SQL expression for a project's colour: its own, or else its theme's. */
export function brandColourOf(table: 'projects' | 'project') {
  return sql<string>`brand_colour(${sql.ref(`${table}.color`)}, ${sql.ref(`${table}.theme`)})`;
}
