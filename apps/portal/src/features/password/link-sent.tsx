import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { DoneCard } from '../../parts/form/done-card.tsx';
import layout from '../../parts/form/form-layout.module.css';

export function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const t = useTranslations('accounts');
  return (
    <DoneCard title={t('forgotten.linkSent')} text={t('forgotten.linkSentText', { email })}>
      <p className={layout.quiet}>{t('spam')}</p>
      <div className={layout.actions}>
        <Button kind="secondary" onClick={onAgain}>
          {t('register.sendAgain')}
        </Button>
      </div>
    </DoneCard>
  );
}
