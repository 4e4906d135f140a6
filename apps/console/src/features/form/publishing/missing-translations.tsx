import { allowMissingTranslations } from '@portico/contract/form-draft';
import type { Language } from '@portico/form-engine/language';
import { useMutation } from '@tanstack/react-query';
import { Alert, Switch } from 'antd';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useEditing, useFormState } from '../draft/use-form.ts';
import classes from './publishing.module.css';

/** In which languages how many texts are missing, and whether they may be. Nothing where nothing is missing. */
export function MissingTranslations() {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const heading = useId();
  const { id: project, may } = useProject();
  const { store, languages } = useEditing();
  const { findings, hints, untranslated } = useFormState();
  const allowing = useMutation({
    mutationFn: (allowed: Language[]) => call(allowMissingTranslations, { project, languages: allowed }),
    onSuccess: (answer, allowed) => store.takeUntranslated(allowed, answer.findings),
  });
  const missing = [...findings, ...hints].filter(
    ({ key }) => key === 'missingLanguage' || key === 'translationLeftOut',
  );
  const count = (language: Language) => missing.filter(({ params }) => params?.['language'] === language).length;
  const shown = languages.filter((language) => count(language) > 0 || untranslated.includes(language));
  if (shown.length === 0) return null;
  return (
    <section className={classes.missing} aria-labelledby={heading}>
      <h3 id={heading}>{t('formFindings.missing.title')}</h3>
      <p>{t('formFindings.missing.lead')}</p>
      <ul>
        {shown.map((language) => (
          <li key={language}>
            <span>
              {t('formFindings.missing.count', { language: t(`languages.${language}`), count: count(language) })}
            </span>
            <label>
              {t('formFindings.missing.allow')}
              <Switch
                size="small"
                aria-label={t('formFindings.missing.allowIn', { language: t(`languages.${language}`) })}
                checked={untranslated.includes(language)}
                disabled={!may('forms.publish')}
                loading={allowing.isPending}
                onChange={(isAllowed) =>
                  allowing.mutate(
                    isAllowed ? [...untranslated, language] : untranslated.filter((one) => one !== language),
                  )
                }
              />
            </label>
          </li>
        ))}
      </ul>
      {allowing.isError && <Alert type="error" showIcon role="alert" title={failureText(allowing.error)} />}
    </section>
  );
}
