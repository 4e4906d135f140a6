import { leavingMessages } from '@portico/i18n/leaving-messages';
import { localeTags } from '@portico/i18n/locale';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import type { ReactNode } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { hasUnsent } from '../../lib/saving/unsent.ts';
import { hasUnsentMessage } from '../../lib/saving/unsent-message.ts';
import { signOut } from '../../lib/session/session.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { loadWords } from '../../lib/words.tsx';

/** What signing out does: erases unsent text, makes a temporary user unrecognisable, or neither. */
type Effect = 'erased' | 'forgotten' | 'plain';

/** Signs out if nothing would be lost; asks first if something would, and always on a phone, where taps go astray. */
export async function askSignOut(show: (question: ReactNode) => void): Promise<void> {
  const { language } = useSession.getState();
  const effect = await effectOfSignOut();
  if (effect === null) return signOut();
  const words = await loadWords({ leaving: leavingMessages });
  const proceed = () => {
    show(null);
    void signOut();
  };
  return show(
    <IntlProvider locale={localeTags[language]} messages={words} timeZone="UTC">
      <SignOutQuestion effect={effect} onStay={() => show(null)} onLeave={proceed} />
    </IntlProvider>,
  );
}

async function effectOfSignOut(): Promise<Effect | null> {
  const { slug, user, device, adminEditing } = useSession.getState();
  if (user === null) return null;
  if (user.temporary && !adminEditing) return 'forgotten';
  if (hasUnsentMessage(slug, user.uid) || (await hasUnsent(slug, user.uid))) return 'erased';
  return device === 'phone' ? 'plain' : null;
}

interface SignOutQuestionProps {
  readonly effect: Effect;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function SignOutQuestion({ effect, onStay, onLeave }: SignOutQuestionProps) {
  const t = useTranslations('leaving');
  return (
    <ConfirmDialog
      open
      danger={effect !== 'plain'}
      title={t('title.signOut')}
      texts={{ confirm: t('leave.signOut'), cancel: t('stay'), close: t('stay') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t(`effect.${effect}`)}</p>
    </ConfirmDialog>
  );
}
