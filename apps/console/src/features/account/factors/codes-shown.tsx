import { CopyOutlined, DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { downloadContent } from '@portico/browser/download';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useStaffMember } from '../../../lib/session.ts';
import classes from './factors.module.css';

interface CodesShownProps {
  readonly codes: readonly string[] | null;
  readonly onKept: () => void;
}

/** New recovery codes, which nobody can read again: it closes only once the person says that they have kept them. */
export function CodesShown({ codes, onKept }: CodesShownProps) {
  const t = useTranslations('console.security.codes');
  const format = useFormatter();
  const now = useNow();
  const { account } = useStaffMember();
  const [isCopied, setCopied] = useState(false);
  const list = codes ?? [];
  const head = t('fileHead', { account, day: format.dateTime(now, { dateStyle: 'medium' }) });
  const copy = async () => {
    await navigator.clipboard.writeText(list.join('\n'));
    setCopied(true);
  };
  const download = () => downloadContent(new Blob([`${[head, '', ...list].join('\r\n')}\r\n`]), t('file'));
  return (
    <Modal
      open={codes !== null}
      title={t('shownTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterClose={() => setCopied(false)}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      }
    >
      <p className={classes.text}>{t('shownText')}</p>
      <div className={classes.printed}>
        <p className={classes.printedHead}>{head}</p>
        <ol className={classes.codes} aria-label={t('list')}>
          {list.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.buttons}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {isCopied ? t('copied') : t('copy')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={download}>
          {t('download')}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </Modal>
  );
}
