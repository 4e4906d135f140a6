import { BranchesOutlined, ClearOutlined, FormOutlined } from '@ant-design/icons';
import { formOf } from '@portico/form-engine/editing/form-parts';
import type { Language } from '@portico/form-engine/language';
import { noAnswers } from '@portico/form-engine/values/answer';
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
  const begin = async () => setWalk({ ...(await open()).walk(), of: store.readParts() });
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
        <BranchWalk walk={walk} talk={talk} onAgain={() => void begin()} onClose={() => setWalk(null)} />
      )}
    </>
  );
}
