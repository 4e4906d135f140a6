import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { ReactNode } from 'react';
import styles from '../blocks.module.css';

interface GroupTitleProps {
  readonly group: GroupDefinition;
  readonly language: Language;
  readonly heading: string;
  readonly noteOf: (key: string) => ReactNode;
}

/** A group named like its module shows no second title on screen; screen readers still get it. */
export function GroupTitle({ group, language, heading, noteOf }: GroupTitleProps) {
  const title = group.title[language];
  return (
    <div className={styles.title} data-repeated={title === heading || undefined}>
      <h3>{title}</h3>
      {noteOf(group.key)}
    </div>
  );
}
