import { lookPreviewPath } from '@portico/contract/look-preview-path';
import { lookMessages, type LookView } from '@portico/contract/shown-look';
import type { Language } from '@portico/form-engine/language';
import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import classes from './look-preview.module.css';
import { usePictureUrls } from './use-picture-urls.ts';
import { useWidth } from './use-width.ts';

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
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const view = useView(state, language);
  const room = useWidth(place);
  const { width, height } = sizes[size];
  const scale = Math.min(1, room / width);
  useSentTo(frame, view);
  return (
    <div ref={place} className={classes.place} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={t('frame')}
        src={`${lookPreviewPath}?lang=${language}`}
        sandbox="allow-scripts"
        style={{
          width,
          height,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

function useView(state: LookView['state'], language: Language): LookView {
  const { id, slug, orgName, timeZone } = useProject();
  const { draft, languages, themeColours } = useEditing();
  const { look } = draft;
  const colour = look.colour === '' ? (themeColours[look.theme - 1] ?? '') : look.colour;
  const pictures = usePictureUrls(id, look);
  return { look, colour, pictures, state, language, languages, slug, orgName, timeZone };
}

/** Tells the frame what to show: once it is ready, and whenever that changes. */
function useSentTo(frame: React.RefObject<HTMLIFrameElement | null>, view: LookView): void {
  const newest = useRef(view);
  useEffect(() => {
    newest.current = view;
    send(frame.current, view);
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isReady(data))
        send(frame.current, newest.current);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
}

/** A sandboxed page has no origin that could be named; the policy of the console lets the frame show its own server alone. */
function send(frame: HTMLIFrameElement | null, view: LookView): void {
  frame?.contentWindow?.postMessage({ kind: lookMessages.view, view }, '*');
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === lookMessages.ready;
}
