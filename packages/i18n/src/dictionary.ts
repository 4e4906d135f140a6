/** The same keys as the English dictionary, every sentence any string: a missing or surplus key does not compile. */
export type Dictionary<T> = { readonly [K in keyof T]: T[K] extends string ? string : Dictionary<T[K]> };
