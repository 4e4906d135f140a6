import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { PreviewContent, StaffChange } from '@portico/form-engine/preview/preview-content';
import type { PreviewOptions } from '@portico/form-engine/preview/preview-options';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { models } from '../models.ts';
import { ReaderProvider } from '../reading/reader.ts';
import styles from './application-preview.module.css';
import { ChangeNote } from './blocks/change-note.tsx';
import { FilesFrom } from './files-from.tsx';
import { BackEntry, PreviewMenu } from './menu/preview-menu.tsx';
import { useSectionScroll } from './menu/use-section-scroll.ts';
import { SectionView } from './section-view.tsx';
import { blocksFor, drawnOf, totalOf } from './sections/draw-order.ts';
import { listSections } from './sections/list-sections.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useGrowing } from './use-growing.ts';

interface ApplicationPreviewProps {
  readonly content: PreviewContent;
  readonly options: PreviewOptions;
  /** The action of the back entry; without it there is none. */
  readonly onBack?: () => void;
}

// Enough for a first screen, however wide; then steps short enough not to be noticed.
const firstLines = 40;
const blocksInStep = 3;

/** An application to read, the same for applicants and staff. Must be inside a FieldServicesProvider. */
export function ApplicationPreview({ content, options, onBack }: ApplicationPreviewProps) {
  const { lang, layoutMode, menuSpan, displayMode, environment, showNoFileText, specialName } = options;
  const t = useTranslations('preview');
  const root = useRef<HTMLDivElement>(null);
  const form = useMemo(() => compileForm({ modules: content.modules }, models), [content.modules]);
  const answers = useMemo(() => readAnswers(form, content.answers), [form, content.answers]);
  const sections = useMemo(
    () => listSections(form, { ...content, answers }, options),
    [form, content, answers, options],
  );
  const titled = sections.map((section) => ({
    section,
    id: section.id,
    title: section.kind === 'module' ? section.title : t(`${section.kind}.title`),
  }));
  const { count, growTo } = useGrowing(blocksFor(sections, null, firstLines), totalOf(sections), blocksInStep);
  const { current, goTo } = useSectionScroll(root);
  useFocusInSight(root);
  const noteOf = useNotes(content);
  const reader = useMemo(
    () => ({ isOwn: environment === 'apply', seesMissingFiles: showNoFileText }),
    [environment, showNoFileText],
  );
  const hasMenu = layoutMode === 'vert' || sections.length > 1;
  const isWithheld = content.withheld.length > 0 || !options.showSensitive;
  return (
    <div ref={root} className={styles.preview} data-layout={layoutMode} data-span={menuSpan}>
      {hasMenu ? (
        <PreviewMenu
          entries={titled}
          current={current}
          heading={specialName === '' ? t('sections') : specialName}
          onBack={onBack}
          onChoose={(id) => {
            growTo(blocksFor(sections, id, firstLines));
            goTo(id);
          }}
        />
      ) : null}
      {hasMenu || onBack === undefined ? null : <BackEntry onBack={onBack} />}
      <div className={styles.sections}>
        {isWithheld ? <p className={styles.legend}>{t('withheld')}</p> : null}
        <FilesFrom base={options.baseImgUrl}>
          <ReaderProvider value={reader}>
            {titled.map(({ section, title }) => (
              <SectionView
                key={section.id}
                section={section}
                title={title}
                drawn={drawnOf(sections, section, count)}
                language={lang}
                stacked={displayMode === 'row'}
                noteOf={noteOf}
              />
            ))}
          </ReaderProvider>
        </FilesFrom>
      </div>
    </div>
  );
}

/** Notes on changes by staff beside each answer: the newest change of each. */
function useNotes({ staffChanges, timeZone }: PreviewContent) {
  const newest = useMemo(() => {
    const changes = new Map<string, StaffChange>();
    for (const change of staffChanges) if (!changes.has(change.key)) changes.set(change.key, change);
    return changes;
  }, [staffChanges]);
  return useCallback(
    (key: string) => {
      const change = newest.get(key);
      return change === undefined ? null : <ChangeNote change={change} timeZone={timeZone} />;
    },
    [newest, timeZone],
  );
}
