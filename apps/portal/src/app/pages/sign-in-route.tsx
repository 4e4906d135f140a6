import { PasswordSignIn } from '../../features/sign-in/password-sign-in.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignInRoute() {
  return <SignInFrame method="password" Form={PasswordSignIn} />;
}
