import { PasswordForm } from '../../features/sign-in/password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignInRoute() {
  return <SignInFrame method="password" Form={PasswordForm} />;
}
