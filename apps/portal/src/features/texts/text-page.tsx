import type { LocalText } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { SettingInfo } from '@portico/contract/tenants.schemas';
import { useTranslations } from 'use-intl';
import { settingsQuery } from '../../lib/queries.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import styles from './text-page.module.css';

type Screen = Pick<ScreenProps, 'title' | 'language'>;

export function GuidePage(screen: Screen) {
  return <TextPage {...screen} choose={(settings) => settings.guide} />;
}

export function StatementPage(screen: Screen) {
  return <TextPage {...screen} choose={(settings) => settings.statement} />;
}

interface TextPageProps extends Screen {
  /** Which of the project's texts to show. */
  readonly choose: (settings: SettingInfo['output']) => LocalText;
}

/** A text that the institution wrote for its portal. */
function TextPage({ title, language, choose }: TextPageProps) {
  const t = useTranslations('portal');
  const { data, isError, refetch } = useQuery(settingsQuery);
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <Card>
        {data !== undefined ? <Paragraphs text={choose(data)[language]} /> : null}
        {isError ? (
          <EmptyState title={t('texts.failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
        ) : null}
        {data === undefined && !isError ? <Skeleton lines={6} label={t('loading')} /> : null}
      </Card>
    </div>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  const t = useTranslations('portal.texts');
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Blank lines separate paragraphs; single line breaks stay inside them. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
