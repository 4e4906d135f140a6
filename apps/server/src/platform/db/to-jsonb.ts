/**
 * JSON that jsonb accepts. Truncating a text may leave half a surrogate pair, for which PostgreSQL would refuse the
 * whole value.
 */
export function toJsonb(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : part,
  );
}
