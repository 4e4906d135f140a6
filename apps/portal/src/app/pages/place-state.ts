/** A text that whoever led here passed along; empty where there is none. */
export function textOf(state: unknown, name: string): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}
