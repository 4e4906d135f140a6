import { GreetingTitle } from '../parts/home/greeting-title.tsx';
import type { Skin } from '../skin.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Quiet and academic; the sign-in form stands alone. */
export const specialRecommendation: Skin = {
  name: 'special-recommendation',
  slots: { Header, Footer, SignInAside: null, HomeTitle: GreetingTitle, referencePage: '/reference/special' },
};
