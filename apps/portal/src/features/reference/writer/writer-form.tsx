import { Button } from '@portico/ui/button';
import { TextField } from '@portico/ui/text-field';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import layout from '../../../parts/form/form-layout.module.css';
import { useDraft } from '../../../parts/form/use-draft.ts';
import { SmallForm } from '../../../parts/form/small-form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { registerUnsaved } from '../../../parts/leaving/unsaved.ts';
import type { LetterFacts } from '../letter-props.ts';

export type WriterChanges = Readonly<Record<'name' | 'title' | 'institution' | 'phone', string>>;

interface WriterFormProps {
  readonly uid: string;
  readonly recommender: LetterFacts['recommender'];
  readonly onSave: (changes: WriterChanges) => Promise<LetterFacts>;
  readonly onSaved: (facts: LetterFacts) => void;
  readonly onCancel: () => void;
}

const longest = 200;

export function WriterForm({ uid, recommender, onSave, onSaved, onCancel }: WriterFormProps) {
  const t = useTranslations('reference');
  const { name, title, institution, phone } = recommender;
  const [draft, write] = useDraft(`writer.${uid}`, { name, title, institution, phone });
  const { form, busy, problems, failure, submit, clear } = useForm<'name'>();
  const isChanged = Object.entries({ name, title, institution, phone }).some(
    ([part, text]) => Reflect.get(draft, part) !== text,
  );
  useEffect(() => (isChanged ? registerUnsaved('lost') : undefined), [isChanged]);
  const field = (part: keyof typeof draft, label: string, autoComplete: string) => (
    <TextField
      label={label}
      name={part}
      autoComplete={autoComplete}
      maxLength={longest}
      value={draft[part]}
      onChange={(event) => {
        write({ [part]: event.target.value });
        if (part === 'name') clear('name');
      }}
      error={part === 'name' ? problems.name : undefined}
      required={part === 'name'}
    />
  );
  return (
    <SmallForm
      form={form}
      failure={failure}
      onSubmit={() => {
        const check = () => ({ name: draft.name.trim() === '' ? t('writer.missing') : undefined });
        void submit(check, async () => onSaved(await onSave(draft)));
      }}
    >
      {field('name', t('writer.name'), 'name')}
      {field('title', t('writer.position'), 'organization-title')}
      {field('institution', t('writer.institution'), 'organization')}
      {field('phone', t('writer.phone'), 'tel')}
      <div className={layout.actions}>
        <Button type="submit" kind="primary" busy={busy}>
          {t('writer.save')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </SmallForm>
  );
}
