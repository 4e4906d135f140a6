import { amend } from '@portico/contract/registration';
import { TextField } from '@portico/ui/text-field';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useDraft } from '../../../parts/form/use-draft.ts';
import { SmallForm } from '../../../parts/form/small-form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { EditorActions } from './editor-actions.tsx';

interface NameEditorProps {
  readonly name: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export function NameEditor({ name, onSaved, onCancel }: NameEditorProps) {
  const t = useTranslations('accounts');
  const [draft, write] = useDraft('account.name', { name });
  const { form, busy, problems, failure, submit, clear } = useForm<'name'>();
  const check = () => ({ name: draft.name.trim() === '' ? t('register.nameMissing') : undefined });
  const send = async () => {
    await call(amend, { kind: 'name', name: draft.name.trim() });
    onSaved();
  };
  return (
    <SmallForm form={form} failure={failure} onSubmit={() => void submit(check, send)}>
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={draft.name}
        onChange={(event) => {
          write({ name: event.target.value });
          clear('name');
        }}
        error={problems.name}
        required
      />
      <EditorActions busy={busy} onCancel={onCancel} />
    </SmallForm>
  );
}
