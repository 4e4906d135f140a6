import { requestOwnMail } from '@portico/contract/own-account';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useWithProof } from '../../../parts/proof/proof.tsx';
import classes from '../factors/factors.module.css';

/** The address of the account, and the way to another one: it counts once its link was followed. */
export function OwnAddress({ email }: { readonly email: string | null }) {
  const t = useTranslations('console.security.address');
  const common = useTranslations('console');
  const failureText = useFailureText();
  const withProof = useWithProof();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<InputRef>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const request = useMutation({
    mutationFn: (wanted: string) => withProof(() => call(requestOwnMail, { email: wanted })),
    onSuccess: () => setOpen(false),
  });
  return (
    <div className={classes.address}>
      {email === null ? <Alert type="warning" showIcon title={t('none')} /> : <p>{t('is', { email })}</p>}
      {request.isSuccess && (
        <Alert type="info" showIcon role="status" title={t('sent', { email: request.variables })} />
      )}
      {request.isError && <Alert type="error" showIcon role="alert" title={failureText(request.error)} />}
      {isOpen ? (
        <Form<{ readonly email: string }>
          className={classes.form ?? ''}
          layout="vertical"
          requiredMark={false}
          onFinish={(values) => {
            if (!request.isPending) request.mutate(values.email.trim());
          }}
        >
          <Form.Item
            name="email"
            label={t('wanted')}
            extra={t('wantedAbout')}
            rules={[{ required: true, pattern: /^\s*\S+@\S+\.\S+\s*$/, message: common('entering.mailMissing') }]}
            validateTrigger="onSubmit"
          >
            <Input
              ref={input}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          </Form.Item>
          <div className={classes.buttons}>
            <Button onClick={() => setOpen(false)}>{common('cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={request.isPending}>
              {t('send')}
            </Button>
          </div>
        </Form>
      ) : (
        <div>
          <Button
            onClick={() => {
              request.reset();
              setOpen(true);
            }}
          >
            {email === null ? t('add') : t('change')}
          </Button>
        </div>
      )}
    </div>
  );
}
