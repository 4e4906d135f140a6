import { BannerFooter } from './footer.tsx';
import { BannerHeader } from './header.tsx';

export const bannerSlots = { Header: BannerHeader, Footer: BannerFooter };
