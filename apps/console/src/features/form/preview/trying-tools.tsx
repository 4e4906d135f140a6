import { BranchesOutlined, ClearOutlined, FormOutlined } from '@ant-design/icons';
import { formOf } from '@portico/form-engine/editing/form-parts';
import type { Language } from '@portico/form-engine/language';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { Button, Tooltip } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../draft/use-form.ts';
import { BranchWalk, type Walk } from './branch-walk.tsx';
import classes from './form-preview.module.css';
import type { FormTalk } from './form-talk.ts';

interface TryingToolsProps {
  readonly talk: FormTalk;
  readonly language: Language;
}

/** Fills in the form of the preview as somebody could have, empties it, or leads through all of its branches. */
export function TryingTools({ talk, language }: TryingToolsProps) {
  const t = useTranslations('console.formPreview');
  const { store } = useEditing();
  const canDraw = useSyncExternalStore(talk.subscribe, talk.canDraw);
  const [variant, setVariant] = useState(0);
  const [news, setNews] = useState('');
  const [walk, setWalk] = useState<Walk | null>(null);
  /** What was filled in before the first step of a walk. */
  const [before, setBefore] = useState<FormAnswers | null>(null);
  const open = async () => {
    const { openTrying } = await import('./open-trying.ts');
    return openTrying(formOf(store.readParts()), { language, today: talk.today });
  };
  const fill = async () => {
    const { answers, count } = (await open()).fillIn(talk.filledIn(), variant);
    talk.fill(answers);
    setNews(t('filled', { count }));
  };
  const clear = () => {
    talk.fill(noAnswers);
    // Whoever begins again wants to see something else.
    setVariant(variant + 1);
    setNews('');
  };
  const begin = async () => {
    const { steps, unreached } = (await open()).walk();
    setWalk({ steps, unreached, of: store.readParts(), number: (walk?.number ?? 0) + 1 });
  };
  const end = () => {
    setWalk(null);
    if (before !== null) talk.fill(before);
    setBefore(null);
  };
  return (
    <>
      <div className={classes.tools}>
        <Tooltip title={t('fillHint')}>
          <Button icon={<FormOutlined aria-hidden />} disabled={!canDraw} onClick={() => void fill()}>
            {t('fill')}
          </Button>
        </Tooltip>
        <Button icon={<ClearOutlined aria-hidden />} onClick={clear}>
          {t('clear')}
        </Button>
        <Button icon={<BranchesOutlined aria-hidden />} disabled={!canDraw} onClick={() => void begin()}>
          {t('walk.button')}
        </Button>
        <span role="status" className={classes.news}>
          {news}
        </span>
      </div>
      {walk !== null && (
        <BranchWalk
          key={walk.number}
          walk={walk}
          onStep={({ answers, at }) => {
            setBefore(before ?? talk.filledIn());
            talk.fill(answers, at);
          }}
          onAgain={() => void begin()}
          onClose={end}
        />
      )}
    </>
  );
}
