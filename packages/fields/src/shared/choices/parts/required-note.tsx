import { useTranslations } from 'use-intl';
import type { ControlAttributes } from '../../../field-parts.ts';

/** Says "required" to people who do not see the asterisk. */
export function RequiredNote({ control }: { readonly control: ControlAttributes }) {
  const t = useTranslations('fields.choices');
  return (
    <span id={`${control.id}-required`} hidden>
      {t('required')}
    </span>
  );
}
