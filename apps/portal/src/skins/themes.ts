import type { Slots } from './skin.ts';

/** A numbered theme. Its primary colour comes with the project from the server (brand-colour.sql). */
export interface Theme {
  readonly number: number;
  /** Tokens for headings and cards: a style sheet that applies once it is loaded. */
  readonly loadLook?: () => Promise<unknown>;
  /** The slots that it replaces. */
  readonly loadSlots?: () => Promise<Partial<Slots>>;
}

const first: Theme = { number: 1 };

export const themes: readonly Theme[] = [
  first,
  { number: 2, loadLook: () => import('./looks/two.css') },
  { number: 3, loadLook: () => import('./looks/three.css') },
  { number: 4, loadLook: () => import('./looks/four.css') },
  {
    number: 5,
    loadLook: () => import('./looks/five.css'),
    loadSlots: () => import('./banner/slots.ts').then((chunk) => chunk.bannerSlots),
  },
  { number: 6, loadLook: () => import('./looks/six.css') },
  {
    number: 7,
    loadLook: () => import('./looks/seven.css'),
    loadSlots: () => import('./greeting/slots.ts').then((chunk) => chunk.greetingSlots),
  },
];

/** The theme with this number; the first if there is none. */
export function findTheme(number: number): Theme {
  return themes.find((theme) => theme.number === number) ?? first;
}
