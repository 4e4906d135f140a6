import { skinNames } from '@portico/contract/look-parts';
import type { ReadLook } from '@portico/contract/look.schemas';
import type { Language } from '@portico/form-engine/language';
import { useQuery } from '@tanstack/react-query';
import { Alert, Segmented, Select, Skeleton } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useProject } from '../../../lib/project.ts';
import { lookQuery } from '../../../parts/portal-frame/look-query.ts';
import { PortalFrame } from '../../../parts/portal-frame/portal-frame.tsx';
import { useLookView } from '../../../parts/portal-frame/use-look-view.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useEditing } from '../draft/use-form.ts';
import classes from './form-preview.module.css';
import { FormTalk } from './form-talk.ts';
import { TryingTools } from './trying-tools.tsx';
import { todayIn } from './today-in.ts';

const widths = { phone: 390, desktop: 1024 } as const;
/** What the page has above and below the frame. */
const roomAround = 230;
const looks = ['live', 'draft', ...skinNames] as const;
type LookName = (typeof looks)[number];

/** The draft in the real portal, beside the editor: to be filled in, and never sent. */
export function FormPreview() {
  const t = useTranslations('console.formPreview');
  const words = useTranslations('console');
  const { store, selection, languages } = useEditing();
  const { id, timeZone } = useProject();
  const look = useQuery(lookQuery(id));
  const [talk] = useState(() => new FormTalk(store, selection, todayIn(timeZone)));
  const canDraw = useSyncExternalStore(talk.subscribe, talk.canDraw);
  const [size, setSize] = useState<keyof typeof widths>('phone');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : (languages[0] ?? 'sc'));
  const [lookName, setLookName] = useState<LookName>('live');
  return (
    <section className={classes.preview} aria-label={t('title')}>
      <div className={classes.tools}>
        <Segmented
          aria-label={t('size')}
          value={size}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`sizes.${value}`) }))}
          onChange={setSize}
        />
        <Segmented
          aria-label={t('language')}
          value={language}
          options={languages.map((value) => ({
            value,
            label: t(`languages.${value}`),
            title: words(`languages.${value}`),
          }))}
          onChange={setLanguage}
        />
        <Select
          className={classes.look ?? ''}
          aria-label={t('look')}
          value={lookName}
          options={looks.map((value) => ({
            value,
            label: value === 'live' || value === 'draft' ? t(`looks.${value}`) : words(`look.skins.${value}.name`),
          }))}
          onChange={setLookName}
        />
      </div>
      <TryingTools talk={talk} language={language} />
      {!canDraw && <Alert type="warning" showIcon role="status" title={t('circle')} />}
      <QueryView
        query={look}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 12 }} />}
      >
        {(known) => (
          <Frame
            key={language}
            known={known}
            lookName={lookName}
            language={language}
            width={widths[size]}
            talk={talk}
          />
        )}
      </QueryView>
      <p className={classes.hint}>{t('hint')}</p>
    </section>
  );
}

interface FrameProps {
  readonly known: ReadLook['output'];
  readonly lookName: LookName;
  readonly language: Language;
  readonly width: number;
  readonly talk: FormTalk;
}

function Frame({ known, lookName, language, width, talk }: FrameProps) {
  const t = useTranslations('console.formPreview');
  const { languages } = useEditing();
  const { themeColours } = known;
  const own = lookName === 'draft' ? known.look : known.live;
  const look = lookName === 'draft' || lookName === 'live' ? own : { ...own, skin: lookName };
  const view = useLookView({ look, themeColours, languages, state: 'writing', language });
  const size = { width, height: Math.max(480, window.innerHeight - roomAround), isFixed: true };
  return <PortalFrame title={t('frame')} size={size} view={view} screen="/try_form" talk={talk} />;
}
