import type { Slots } from './skin.ts';

/** A numbered look: the slots it replaces. Its primary colour comes with the project, from the server (brand-colour.sql). */
export interface Theme {
  readonly number: number;
  readonly loadSlots: () => Promise<Partial<Slots>>;
}

const none = async () => ({});
const first: Theme = { number: 1, loadSlots: none };

export const themes: readonly Theme[] = [
  first,
  { number: 2, loadSlots: none },
  { number: 3, loadSlots: none },
  { number: 4, loadSlots: none },
  { number: 5, loadSlots: () => import('./banner/slots.ts').then((chunk) => chunk.bannerSlots) },
  { number: 6, loadSlots: none },
  {
    number: 7,

    loadSlots: () => import('./greeting/slots.ts').then((chunk) => chunk.greetingSlots),
  },
];

/** The theme of that number; the first where there is none. */
export function findTheme(number: number): Theme {
  return themes.find((theme) => theme.number === number) ?? first;
}
