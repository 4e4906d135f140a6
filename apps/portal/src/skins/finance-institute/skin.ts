import { GreetingTitle } from '../parts/home/greeting-title.tsx';
import type { Skin } from '../skin.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { SideMenu } from './side-menu.tsx';

/** Looks like an application for daily work: slim header, left menu, contact footer with links and QR code. */
export const financeInstitute: Skin = {
  name: 'finance-institute',
  slots: { Header, MobileHeader, SideMenu, Footer, HomeTitle: GreetingTitle, referencePage: '/reference/itf' },
};
