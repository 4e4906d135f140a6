import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../parts/states/notice.tsx';
import { useFailureText } from '../lib/use-failure-text.ts';

/** Shown when the server cannot be asked who is signed in, or a part of the console fails to load. */
export function BrokenPage() {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const failure = useRouteError();
  return (
    <Notice
      urgent
      level="h1"
      icon={<DisconnectOutlined aria-hidden />}
      title={t('noPage.brokenTitle')}
      text={failureText(failure)}
      action={
        <Button type="primary" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
