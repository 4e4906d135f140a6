/** The same keys as the English dictionary, with any string as text: a missing or surplus key does not compile. */
export type Dictionary<T> = { readonly [K in keyof T]: T[K] extends string ? string : Dictionary<T[K]> };

/** use-intl types a message by its English text. `Dictionary` has checked the keys, so any language is accepted. */
export function isMessages<M extends object>(words: Partial<Record<keyof M, object>>): words is M {
  return Object.values(words).every((area) => typeof area === 'object' && area !== null);
}
