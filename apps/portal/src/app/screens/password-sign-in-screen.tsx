import { PasswordSignIn } from '../../features/sign-in/password-sign-in.tsx';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function PasswordSignInScreen(screen: ScreenProps) {
  return <SignInFrame {...screen} method="password" Form={PasswordSignIn} />;
}
