import { isSlugTaken } from '@portico/browser/call-failure';
import { freeSlugsIn } from '@portico/contract/slug-rules';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import type { RemedyProps } from '../drawer-form/drawer-form.tsx';
import classes from './project-making.module.css';

interface FreeSlugsProps {
  readonly failure: unknown;
  readonly onChoose: (slug: string) => void;
}

/** Where a short name is taken: similar ones that nobody has, to choose from. */
export function FreeSlugs({ failure, onChoose }: FreeSlugsProps) {
  const t = useTranslations('console.projectMaking');
  const free = isSlugTaken(failure) ? freeSlugsIn(failure.data) : [];
  if (free.length === 0) return null;
  return (
    <div className={classes.free}>
      <span>{t('free')}</span>
      {free.map((slug) => (
        <Button key={slug} size="small" aria-label={t('takeFree', { slug })} onClick={() => onChoose(slug)}>
          {slug}
        </Button>
      ))}
    </div>
  );
}

/** The same in a form whose field is `domain`. */
export function FreeDomains({ failure, fill }: RemedyProps) {
  return <FreeSlugs failure={failure} onChoose={(domain) => fill({ domain })} />;
}
