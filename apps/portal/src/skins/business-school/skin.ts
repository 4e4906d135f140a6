import type { Skin } from '../skin.ts';
import { SignInAside } from './sign-in-aside.tsx';

/** Header and footer come from theme 5; the plate on the sign-in page is the school's own. */
export const businessSchool: Skin = { name: 'business-school', slots: { SignInAside } };
