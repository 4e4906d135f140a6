import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslations } from 'use-intl';
import { useChosen } from '../draft/use-form.ts';
import classes from './clipboard.module.css';
import { useClipboard } from './use-clipboard.ts';

/** Copying, cutting and pasting for the mouse; each with its keys. */
export function EditMenu() {
  const t = useTranslations('console.formClipboard');
  const isNothing = useChosen().size === 0;
  const { copied, remove, paste, duplicate, writeOut, readIn } = useClipboard();
  const item = (key: 'cut' | 'copy' | 'paste' | 'duplicate' | 'remove', keys: string, onClick: () => unknown) => ({
    key,
    disabled: isNothing && key !== 'paste',
    label: (
      <span className={classes.item}>
        {t(`menu.${key}`)}
        <kbd className={classes.keys}>{keys}</kbd>
      </span>
    ),
    onClick: () => void onClick(),
  });
  const items: MenuProps['items'] = [
    item('cut', 'Ctrl+X', async () => {
      await writeOut(copied());
      remove();
    }),
    item('copy', 'Ctrl+C', () => writeOut(copied())),
    item('paste', 'Ctrl+V', async () => paste(await readIn())),
    item('duplicate', 'Ctrl+D', duplicate),
    { type: 'divider' },
    item('remove', 'Del', remove),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {t('button')}
      </Button>
    </Dropdown>
  );
}
