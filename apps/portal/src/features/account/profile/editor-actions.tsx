import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import layout from '../../../parts/form/form-layout.module.css';

export function EditorActions({ busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void }) {
  const t = useTranslations('accounts');
  return (
    <div className={layout.actions}>
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
      <Button kind="secondary" onClick={onCancel} disabled={busy}>
        {t('cancel')}
      </Button>
    </div>
  );
}
