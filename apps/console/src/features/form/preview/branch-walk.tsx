import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { FormParts } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { Alert, Button } from 'antd';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing, useReadable } from '../draft/use-form.ts';
import classes from './branch-walk.module.css';
import type { GivenAnswer, WalkStep } from './open-trying.ts';

export interface Walk {
  readonly steps: readonly WalkStep[];
  readonly unreached: readonly LocalText[];
  /** The form as it was. */
  readonly of: FormParts;
  /** Each walk has another one. */
  readonly number: number;
}

interface BranchWalkProps {
  readonly walk: Walk;
  readonly onStep: (step: WalkStep) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The steps in which everything that depends on an answer shows at least once. */
export function BranchWalk({ walk, onStep, onAgain, onClose }: BranchWalkProps) {
  const t = useTranslations('console.formPreview.walk');
  const readable = useReadable();
  const { store } = useEditing();
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const [at, setAt] = useState(-1);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const { steps, unreached } = walk;
  const go = (index: number) => {
    const step = steps[index];
    if (step === undefined) return;
    setAt(index);
    setSeen(new Set([...seen, index]));
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    onStep(step);
  };
  return (
    <section className={classes.walk} aria-label={t('title')}>
      <div className={classes.head}>
        <strong>{steps.length === 0 ? t('none') : t('step', { number: at + 1, count: steps.length })}</strong>
        {steps.length > 0 && (
          <>
            <Button size="small" disabled={at <= 0} onClick={() => go(at - 1)}>
              {t('back')}
            </Button>
            <Button size="small" type="primary" disabled={at >= steps.length - 1} onClick={() => go(at + 1)}>
              {t('next')}
            </Button>
          </>
        )}
        <Button
          className={classes.close ?? ''}
          size="small"
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('close')}
          onClick={onClose}
        />
      </div>
      {parts !== walk.of && (
        <Alert
          type="info"
          role="status"
          title={t('changed')}
          action={
            <Button size="small" onClick={onAgain}>
              {t('again')}
            </Button>
          }
        />
      )}
      <ol ref={list} className={classes.steps}>
        {steps.map((step, index) => (
          // Steps are never brought into another order.
          <li key={index}>
            <button
              type="button"
              className={classes.step}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span className={classes.number}>
                {seen.has(index) ? <CheckOutlined role="img" aria-label={t('seen')} /> : index + 1}
              </span>
              <span className={classes.way}>
                <Given given={step.given} />
                <span>{t('appears', { names: step.appears.map(readable).join(t('separator')) })}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {unreached.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('unreached', { names: unreached.map(readable).join(t('separator')) })}
        />
      )}
    </section>
  );
}

function Given({ given }: { readonly given: readonly GivenAnswer[] }) {
  const t = useTranslations('console.formPreview.walk');
  const readable = useReadable();
  if (given.length === 0) return <b>{t('nothingGiven')}</b>;
  return given.map((one, index) => (
    // Answers are never brought into another order.
    <b key={index}>
      {'rows' in one
        ? t('rows', { group: readable(one.label), count: one.rows })
        : t('given', { question: readable(one.label), answer: readable(one.words) })}
    </b>
  ));
}
