import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useEditing } from '../draft/use-form.ts';
import { changeSettings } from '../editing/operations.ts';
import classes from './panel.module.css';

const ruleKeys = ['compare', 'calculated'] as const;

/** Says that rules apply which have no editor here, and removes them where they are no longer wanted. */
export function RulesNote({ name, settings }: { readonly name: string; readonly settings: object }) {
  const t = useTranslations('console.designer.panel');
  const { store } = useEditing();
  const present = ruleKeys.filter((key) => key in settings);
  if (present.length === 0) return null;
  return (
    <div className={classes.rules}>
      <p>{t('rules')}</p>
      <Button
        size="small"
        onClick={() =>
          store.edit((parts) => changeSettings(parts, name, Object.fromEntries(present.map((key) => [key, undefined]))))
        }
      >
        {t('clearRules')}
      </Button>
    </div>
  );
}
