import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../parts/states/notice.tsx';
import { useFailureText } from '../lib/use-failure-text.ts';

/** The server could not be asked who is here, or a part of the console could not be loaded. */
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
