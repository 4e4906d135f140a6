/** JSON that jsonb takes: half a character, which a cut in a text may leave, would otherwise refuse the whole of it. */
export function toJsonb(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : part,
  );
}
