import type { Skin } from '../skin.ts';
import { SignInAside } from './sign-in-aside.tsx';

/** Header and footer come with theme 5; the sign-in page's plate is the school's own. */
export const businessSchool: Skin = { name: 'business-school', slots: { SignInAside } };
