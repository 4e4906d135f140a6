import type { LookView } from '@portico/contract/shown-look';
import type { Language } from '@portico/form-engine/language';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PortalFrame } from '../../../parts/portal-frame/portal-frame.tsx';
import { useLookView } from '../../../parts/portal-frame/use-look-view.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import classes from './look-preview.module.css';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;
const states = ['visitor', 'writing', 'submitted'] as const;

/** The real portal in a frame, as it would be with this draft. */
export function LookPreview() {
  const t = useTranslations('console');
  const { languages } = useEditing();
  const [size, setSize] = useState<keyof typeof sizes>('desktop');
  const [state, setState] = useState<LookView['state']>('writing');
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'sc');
  return (
    <section className={classes.preview} aria-label={t('look.preview.title')}>
      <div className={classes.tools}>
        <Segmented
          aria-label={t('look.preview.size')}
          value={size}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`look.preview.sizes.${value}`) }))}
          onChange={setSize}
        />
        <Segmented
          aria-label={t('look.preview.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`look.preview.states.${value}`) }))}
          onChange={setState}
        />
        <Segmented
          aria-label={t('look.preview.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLanguage}
        />
      </div>
      <PreviewFrame key={`${state} ${language}`} size={size} state={state} language={language} />
      <p className={classes.hint}>{t('look.preview.hint')}</p>
    </section>
  );
}

interface PreviewFrameProps {
  readonly size: keyof typeof sizes;
  readonly state: LookView['state'];
  readonly language: Language;
}

function PreviewFrame({ size, state, language }: PreviewFrameProps) {
  const t = useTranslations('console.look.preview');
  const { draft, languages, themeColours } = useEditing();
  const view = useLookView({ look: draft.look, themeColours, languages, state, language });
  return <PortalFrame title={t('frame')} size={sizes[size]} view={view} />;
}
