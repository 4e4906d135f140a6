import { MailCodeForm, SmsCodeForm } from '../../features/sign-in/code-form.tsx';
import { FastForm } from '../../features/sign-in/fast-form.tsx';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function SmsSignInScreen(screen: ScreenProps) {
  return <SignInFrame {...screen} method="sms_code" Form={SmsCodeForm} />;
}

export function MailSignInScreen(screen: ScreenProps) {
  return <SignInFrame {...screen} method="mail_code" Form={MailCodeForm} />;
}

export function FastSignInScreen(screen: ScreenProps) {
  return <SignInFrame {...screen} method="fast" Form={FastForm} />;
}
