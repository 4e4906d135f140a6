import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Typography } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './copyable-number.module.css';

/** An application number with a copy button. */
export function CopyableNumber({ number }: { readonly number: string }) {
  const t = useTranslations('console.applications');
  if (number === '') return <span className={classes.none}>{t('noNumber')}</span>;
  return (
    <Typography.Text
      className={classes.number ?? ''}
      copyable={{
        text: number,
        icon: [<CopyOutlined key="copy" aria-hidden />, <CheckOutlined key="copied" aria-hidden />],
        tooltips: [t('copyNumber', { number }), t('copied')],
      }}
    >
      {number}
    </Typography.Text>
  );
}
