import { GreetingTitle } from '../parts/home/greeting-title.tsx';
import type { Skin } from '../skin.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SignInFrieze } from './sign-in-frieze.tsx';

/** Quiet and academic; the sign-in form has nothing beside it, and a frieze above. */
export const specialRecommendation: Skin = {
  name: 'special-recommendation',
  slots: {
    Header,
    Footer,
    SignInAside: null,
    SignInFrieze,
    HomeTitle: GreetingTitle,
    referencePage: '/reference/special',
  },
};
