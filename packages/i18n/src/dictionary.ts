/** The same keys as the English dictionary, every sentence any string: a missing or surplus key does not compile. */
export type Dictionary<T> = { readonly [K in keyof T]: T[K] extends string ? string : Dictionary<T[K]> };

/** use-intl types a message by its English sentence. `Dictionary` has proved the keys, so any language may stand for it. */
export function isMessages<M extends object>(words: Partial<Record<keyof M, object>>): words is M {
  return Object.values(words).every((area) => typeof area === 'object' && area !== null);
}
