import { KeyOutlined } from '@ant-design/icons';
import { passkeyForSignIn, passkeySignIn } from '@portico/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { signByPasskey } from '../../lib/passkeys.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from '../../parts/frame/entry.module.css';
import { useEntering } from './use-entering.ts';

/** Signing in without account and password, by a passkey that the browser knows. */
export function PasskeySignIn() {
  const t = useTranslations('console.signIn');
  const failureText = useFailureText();
  const enter = useEntering();
  const signIn = useMutation({
    mutationFn: async () => {
      const { ticket, request } = await call(passkeyForSignIn, {});
      return call(passkeySignIn, { ticket, passkey: await signByPasskey(request) });
    },
    onSuccess: enter,
  });
  return (
    <div className={classes.other}>
      <Button
        block
        size="large"
        icon={<KeyOutlined aria-hidden />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {t('passkey')}
      </Button>
      {signIn.isError && <Alert type="error" showIcon role="alert" title={failureText(signIn.error)} />}
    </div>
  );
}
