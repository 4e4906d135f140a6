import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Factors } from '../../../lib/factors.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useChangingPasskeys } from '../use-passkeys.ts';
import classes from './factors.module.css';
import { PasskeyNaming } from './passkey-naming.tsx';

type Passkey = Factors['passkeys'][number];

/** The passkeys by name, with when they were made and used. */
export function PasskeyList({ factors }: { readonly factors: Factors }) {
  const t = useTranslations('console.security.passkey');
  const format = useFormatter();
  const confirm = useConfirm();
  const { rename, remove } = useChangingPasskeys();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { passkeys, totp } = factors;
  const isLast = passkeys.length === 1 && totp === null;
  const day = (seconds: number) => format.dateTime(seconds * 1000, { dateStyle: 'medium' });
  const close = () => {
    setOpen(false);
    rename.reset();
  };
  const askToRemove = ({ id, name }: Passkey) =>
    confirm({
      title: t('removeTitle', { name }),
      effect: isLast ? t('removeLast') : t('removeOther'),
      label: t('remove'),
      isDestructive: true,
      run: () => remove.mutateAsync(id),
    });
  return (
    <>
      <ul className={classes.passkeys} aria-label={t('list')}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div className={classes.about}>
              <span className={classes.passkeyName}>
                {passkey.name}
                {passkey.is_synced && <Tag>{t('synced')}</Tag>}
              </span>
              <span className={classes.state}>
                {t('made', { day: day(passkey.made_at) })}
                {' · '}
                {passkey.used_at === null ? t('unused') : t('used', { day: day(passkey.used_at) })}
              </span>
            </div>
            <div className={classes.tools}>
              <Button
                type="text"
                icon={<EditOutlined aria-hidden />}
                aria-label={t('renameNamed', { name: passkey.name })}
                title={t('rename')}
                onClick={() => {
                  setRenamed(passkey);
                  setOpen(true);
                }}
              />
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('removeNamed', { name: passkey.name })}
                title={t('remove')}
                onClick={() => askToRemove(passkey)}
              />
            </div>
          </li>
        ))}
      </ul>
      <PasskeyNaming
        title={t('renameTitle')}
        text={t('renameText')}
        label={t('rename')}
        name={renamed?.name ?? ''}
        isOpen={isOpen}
        running={rename}
        onClose={close}
        onName={(name) => renamed !== null && rename.mutate({ passkey: renamed.id, name }, { onSuccess: close })}
      />
    </>
  );
}
