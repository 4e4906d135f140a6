import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { useTranslations } from 'use-intl';
import { OptionsSelect } from '../conditions/statement-value.tsx';
import classes from '../logic.module.css';
import { takesSeveral, useSay } from '../say/use-say.ts';

interface DefaultOptionsProps {
  readonly field: FieldDefinition;
  readonly label: string;
  readonly onChange: (value: string | readonly string[] | undefined) => void;
}

/**
 * The option that is proposed, or several where several can be chosen. Options that depend on another answer have none, as
 * publishing says; one that is there already can be taken away.
 */
export function DefaultOptions({ field, label, onChange }: DefaultOptionsProps) {
  const t = useTranslations('console.formLogic');
  const say = useSay();
  const { defaultValue = [], choice } = field;
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : defaultValue;
  const above = choice?.under;
  const change = (values: readonly string[]) => {
    const last = values.at(-1);
    onChange(last === undefined ? undefined : takesSeveral(field) ? values : last);
  };
  return (
    <>
      {(above === undefined || chosen.length > 0) && (
        <OptionsSelect label={label} value={chosen} asked={field} isNeeded={false} onChange={change} />
      )}
      {above !== undefined && <p className={classes.lead}>{t('noDefault', { question: say.question(above) })}</p>}
    </>
  );
}
