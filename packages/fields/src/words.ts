/** Words in every language, kept beside what says them; English decides what is filled in. */
export function words<const English extends string>(sc: string, tc: string, en: English) {
  return { sc, tc, en };
}
