import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  /** What could not be done. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly level?: 'h1' | 'h2';
}

/** Replaces content that could not be loaded. */
export function FailureNotice({ title, failure, onRetry, level = 'h2' }: FailureNoticeProps) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  return (
    <Notice
      urgent
      level={level}
      icon={<DisconnectOutlined aria-hidden />}
      title={title}
      text={failureText(failure)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
