import { BannerFooter } from './banner/footer.tsx';
import { BannerHeader } from './banner/header.tsx';
import { GreetingHeader } from './greeting/header.tsx';
import type { Slots } from './skin.ts';

/** A numbered look: its primary colour, which a project may override, and the slots it replaces. */
export interface Theme {
  readonly number: number;
  readonly primary: string;
  readonly slots: Partial<Slots>;
}

const first: Theme = { number: 1, primary: '#4dbca6', slots: {} };

export const themes: readonly Theme[] = [
  first,
  { number: 2, primary: '#2e6fa7', slots: {} },
  { number: 3, primary: '#c2933f', slots: {} },
  { number: 4, primary: '#7a5ba6', slots: {} },
  { number: 5, primary: '#8c2332', slots: { Header: BannerHeader, Footer: BannerFooter } },
  { number: 6, primary: '#3d7d58', slots: {} },
  { number: 7, primary: '#31497f', slots: { Header: GreetingHeader } },
];

/** The theme of that number; the first where there is none. */
export function findTheme(number: number): Theme {
  return themes.find((theme) => theme.number === number) ?? first;
}
