import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A password that can be shown while it is typed. */
export function PasswordInput({ ref, ...input }: InputProps & { readonly ref?: Ref<InputRef> }) {
  const t = useTranslations('console.signIn');
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...input}
      {...(ref !== undefined && { ref })}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
