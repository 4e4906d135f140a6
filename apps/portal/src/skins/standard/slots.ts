import { GreetingTitle } from '../parts/home/greeting-title.tsx';
import type { Slots } from '../skin.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileHeader } from './mobile-header.tsx';

/** The slots that every theme and skin starts from. */
export const defaultSlots: Slots = {
  Header,
  MobileHeader,
  SideMenu: null,
  Footer,
  SignInFrieze: null,
  HomeTitle: GreetingTitle,
  referencePage: '/reference/edit',
};
