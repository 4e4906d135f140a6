import type { ReadLook } from '@portico/contract/look.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { projectQuery, useProject } from '../../lib/project.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { lookQuery } from '../../parts/portal-frame/look-query.ts';
import { QueryView } from '../../parts/states/query-view.tsx';
import { DraftConflict } from './draft/draft-conflict.tsx';
import { EditingContext, useDraftState, useLookDraft } from './draft/use-look-draft.ts';
import classes from './look-page.module.css';
import { LookPreview } from './preview/look-preview.tsx';
import { PublishBar } from './publishing/publish-bar.tsx';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { FooterSection } from './sections/footer-section.tsx';
import { PicturesSection } from './sections/pictures-section.tsx';
import { MenusSection } from './sections/menus-section.tsx';
import { ContactSection, TitlesSection } from './sections/text-sections.tsx';
import { TraitsSection } from './sections/traits-section.tsx';

/** What applicants see of a project: a draft that is saved as one types, and what was published. */
export function LookPage() {
  const t = useTranslations('console.look');
  const language = useLanguage();
  const { id, title } = useProject();
  const opened = useQuery(lookQuery(id));
  return (
    <div className={classes.page}>
      <PageTitle>{`${t('title')} · ${title[language]}`}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <QueryView
        query={opened}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 10 }} />}
      >
        {(look) => <LookEditor key={id} opened={look} />}
      </QueryView>
    </div>
  );
}

function LookEditor({ opened }: { readonly opened: ReadLook['output'] }) {
  const { id, slug } = useProject();
  const client = useQueryClient();
  const store = useLookDraft(id, opened);
  const draft = useDraftState(store);
  const { languages, themeColours } = opened;
  const editing = useMemo(
    () => ({ draft, store, change: store.change, languages, themeColours }),
    [draft, store, languages, themeColours],
  );
  const readAgain = async () => {
    store.adopt(await client.fetchQuery({ ...lookQuery(id), staleTime: 0 }));
    for (const queryKey of [projectQuery(slug).queryKey, ['organisations']])
      await client.invalidateQueries({ queryKey });
  };
  return (
    <EditingContext value={editing}>
      <PublishBar onChanged={readAgain} />
      <div className={classes.columns}>
        <div className={classes.sections}>
          <AppearanceSection />
          <TitlesSection />
          <PicturesSection />
          <ContactSection />
          <FooterSection />
          <MenusSection />
          <TraitsSection />
        </div>
        <LookPreview />
      </div>
      <DraftConflict />
    </EditingContext>
  );
}
