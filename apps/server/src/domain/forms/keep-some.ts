/** Puts something into a cache that forgets what came first once it is full. */
export function keepSome<T>(cache: Map<string, T>, key: string, value: T, most: number): void {
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}
