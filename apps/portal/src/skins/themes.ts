import type { Slots } from './skin.ts';

/** A numbered look: its primary colour, which a project may override, and the slots it replaces. */
export interface Theme {
  readonly number: number;
  readonly primary: string;
  readonly loadSlots: () => Promise<Partial<Slots>>;
}

const none = async () => ({});
const first: Theme = { number: 1, primary: '#4dbca6', loadSlots: none };

export const themes: readonly Theme[] = [
  first,
  { number: 2, primary: '#2e6fa7', loadSlots: none },
  { number: 3, primary: '#c2933f', loadSlots: none },
  { number: 4, primary: '#7a5ba6', loadSlots: none },
  { number: 5, primary: '#8c2332', loadSlots: () => import('./banner/slots.ts').then((chunk) => chunk.bannerSlots) },
  { number: 6, primary: '#3d7d58', loadSlots: none },
  {
    number: 7,
    primary: '#31497f',
    loadSlots: () => import('./greeting/slots.ts').then((chunk) => chunk.greetingSlots),
  },
];

/** The theme of that number; the first where there is none. */
export function findTheme(number: number): Theme {
  return themes.find((theme) => theme.number === number) ?? first;
}
