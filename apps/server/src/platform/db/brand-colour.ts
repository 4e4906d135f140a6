import { sql } from 'kysely';

/** The colour of a project in a query: its own, or its theme's. */
export function brandColourOf(table: 'projects' | 'project') {
  return sql<string>`brand_colour(${sql.ref(`${table}.color`)}, ${sql.ref(`${table}.theme`)})`;
}
