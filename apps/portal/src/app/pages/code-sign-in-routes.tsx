import { MailCodeForm, SmsCodeForm } from '../../features/sign-in/code-form.tsx';
import { FastForm } from '../../features/sign-in/fast-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SmsSignInRoute() {
  return <SignInFrame method="sms_code" Form={SmsCodeForm} />;
}

export function MailSignInRoute() {
  return <SignInFrame method="mail_code" Form={MailCodeForm} />;
}

export function FastSignInRoute() {
  return <SignInFrame method="fast" Form={FastForm} />;
}
