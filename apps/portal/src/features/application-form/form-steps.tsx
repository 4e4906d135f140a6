import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import type { ApplicationPageProps } from './application-page-props.ts';
import type { FormMenu as Menu } from './application-queries.ts';
import styles from './application.module.css';
import { BatchStep } from './batches/batch-step.tsx';
import { useLock } from './lock/use-lock.ts';
import { FormMenu, type FormMenuProps } from './menu/form-menu.tsx';
import { MenuBar } from './menu/menu-bar.tsx';
import { FormNotices } from './form-notices.tsx';
import type { Step } from './steps.ts';
import { ownModules } from '../../lib/form-parts.ts';
import { useNarrow } from './use-narrow.ts';
import { loadSignInAgain, useSigningInAgain } from '../../parts/sign-in-again/use-signing-in-again.ts';
import { useUnsentMarks } from './marks/use-unsent-marks.ts';

interface FormStepsProps extends ApplicationPageProps {
  readonly menu: Menu;
  /** Sets the page title. */
  readonly onTitle: (title: string) => void;
}

// It contains the models of all fields, which choosing a batch does not need.
const SubmitStep = lazy(() =>
  loadChunk(() => import('./submit/submit-step.tsx')).then((chunk) => ({ default: chunk.SubmitStep })),
);

const SignInAgain = lazy(() => loadSignInAgain().then((chunk) => ({ default: chunk.SignInAgain })));

const choosing: Step = { kind: 'batches' };

/** The menu, and the current step beside it. */
export function FormSteps({ menu, step: requested, project, user, language, Module, onTitle }: FormStepsProps) {
  const isNarrow = useNarrow();
  // Counts requests for a module before a batch is chosen, so that each one is announced.
  const [tooEarly, setTooEarly] = useState(0);
  // The element in which an open module shows its saving status, if not next to its title.
  const [statusPlace, setStatusPlace] = useState<HTMLElement | null>(null);
  const again = useSigningInAgain();
  const isBarred = menu.batchId === '' && requested.kind !== 'batches';
  const menuids = ownModules(menu).map(({ menuid }) => menuid);
  const step = isBarred ? choosing : orFirst(requested, menuids);
  useUnsentMarks(menuids.join(' '), step.kind === 'module' ? step.menuid : null);

  const isLocked = useLock(menu) !== null;
  const { choiceWord } = project.traits;
  const shared = { menu, language, choiceWord, onTitle };
  const Menu = isNarrow ? MenuBar : SideMenu;
  return (
    <div className={styles.columns}>
      <Menu
        {...{ menu, step, language, choiceWord }}
        seesPartial={user?.can.seePartialSave ?? true}
        status={isNarrow && step.kind === 'module' && !isLocked ? <div ref={setStatusPlace} /> : undefined}
        onTooEarly={() => {
          setTooEarly((count) => count + 1);
          if (requested.kind !== 'batches') goTo(pathTo('/applyform'));
        }}
      />
      <div className={styles.content}>
        <FormNotices onSignIn={again.isEnded && !again.isAsking ? again.ask : null} />
        {step.kind === 'batches' ? <BatchStep {...shared} tooEarly={tooEarly + Number(isBarred)} /> : null}
        {step.kind === 'submit' ? (
          <Suspense fallback={<LoadingSubmit />}>
            <SubmitStep {...shared} signedIn={again.signedIn} />
          </Suspense>
        ) : null}
        {step.kind === 'module' && Module !== null ? (
          <Module {...shared} {...step} statusPlace={isNarrow ? statusPlace : undefined} signedIn={again.signedIn} />
        ) : null}
      </div>
      {again.isAsking ? (
        <Suspense fallback={null}>
          <SignInAgain onSignedIn={again.done} onClose={again.close} />
        </Suspense>
      ) : null}
    </div>
  );
}

function LoadingSubmit() {
  const t = useTranslations('application');
  return (
    <>
      <PageHeading title={t('submit.title')} />
      <Skeleton lines={10} label={t('loading')} />
    </>
  );
}

/** An address without a module means the first one. */
function orFirst(step: Step, menuids: readonly string[]): Step {
  return step.kind === 'module' && step.menuid === '' ? { ...step, menuid: menuids[0] ?? '' } : step;
}

function SideMenu(props: FormMenuProps): ReactNode {
  return (
    <aside className={styles.side}>
      <FormMenu {...props} />
    </aside>
  );
}
