import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { replaceReferee } from '@portico/contract/referees';
import { FieldServicesProvider } from '@portico/fields/field-services';
import { type RowControls, RowControlsProvider } from '@portico/fields/row-controls';
import { RowDialog } from '@portico/fields/row-dialog';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { Dialog } from '@portico/ui/dialog';
import { Notice } from '@portico/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { readModule } from '../../../lib/read-module.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { emailIn, isSameAddress } from '../../../parts/referees/referee-fields.ts';
import { refereesQuery } from '../../../parts/referees/referees-query.ts';
import { isInvited, requestStateOf } from '../../../parts/referees/request-state.ts';
import { useSheetServices } from '../../../parts/sheet/use-sheet-services.ts';
import type { ReplaceDialogProps } from './replace-props.ts';

interface ReplaceFormProps extends ReplaceDialogProps {
  readonly filed: ApplyFiled['output'];
}

/** The form for a replacement row; the server stores it once it is complete. */
export function ReplaceForm({ referee, name, what, language, onClose, onDone, filed }: ReplaceFormProps) {
  const t = useTranslations('referees');
  const failureText = useFailureText();
  const queries = useQueryClient();
  // Nothing of it is kept on this device, so the browser asks before the page is left.
  const personName = useSession((session) => session.user?.name ?? '');
  const isWrittenForOther = useSession((session) => session.adminEditing);
  const { menuid, today } = filed;
  const { registerUnsaved: _registerUnsaved, ...services } = useSheetServices({
    menuid,
    today,
    personName,
    termsFirst: false,
    isKeptHere: true,
  });
  const [row] = useState(() => openRow(filed, { referee, what, language }));
  if (row === null) {
    return (
      <Dialog open title={t(`replace.${what}`)} onClose={onClose}>
        <Notice kind="error">{t('replace.failed')}</Notice>
      </Dialog>
    );
  }
  const { group, index, definition, scope } = row;

  const controls: RowControls = {
    under: () => null,
    ask: async ({ after }) => {
      if (after === null) return 'stay';
      if (isSameAddress(emailIn(after, group), referee.email)) return { refused: t('replace.same') };
      const wire = encodeAnswers({ fields: {}, rows: { [group.key]: [after] } }, definition).column[group.key]?.[0];
      try {
        const answer = await call(replaceReferee, { uid: referee.uid, values: JSON.stringify(wire ?? {}) });
        queries.setQueryData(refereesQuery().queryKey, answer);
        return 'go';
      } catch (error) {
        return { refused: failureText(error) };
      }
    },
  };

  const isHeld = isInvited(referee) && !['bounced', 'declined'].includes(requestStateOf(referee));
  const lead = [
    what === 'address' ? t('replace.addressLead', { email: referee.email }) : t('replace.otherLead', { name }),
    isHeld ? t('replace.linkLead', { email: referee.email }) : '',
    referee.can.change ? '' : t('replace.submittedLead'),
  ];
  return (
    <FieldServicesProvider value={{ ...services, isWrittenForOther }}>
      <RowControlsProvider value={controls}>
        <RowDialog
          {...{ group, index, scope, language, onClose }}
          title={t(`replace.${what}`)}
          lead={lead.filter((sentence) => sentence !== '').join(language === 'en' ? ' ' : '')}
          onSaved={onDone}
        />
      </RowControlsProvider>
    </FieldServicesProvider>
  );
}

/** A separate form session: nothing of it is saved as an answer. */
function openRow(
  filed: ApplyFiled['output'],
  { referee, what, language }: Pick<ReplaceDialogProps, 'referee' | 'what' | 'language'>,
) {
  const read = readModule(filed, () => undefined);
  const group = read?.module.groups.find(({ definition }) => definition.key === referee.group)?.definition;
  if (read === null || group === undefined) return null;
  const session = createFormSession(read.form, read.answers, { language, today: filed.today });
  const index = referee.columnNumber - 1;
  const { definition } = read;
  if (what === 'address') return { group, definition, index, scope: session.editRow(group.key, index) };
  session.removeRow(group.key, index);
  return { group, definition, index: null, scope: session.editRow(group.key, null) };
}
