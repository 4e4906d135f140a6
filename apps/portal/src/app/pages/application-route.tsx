import { useEffect } from 'react';
import { readChoiceStep } from '../../features/application-form/steps.ts';
import { ApplicationFrame } from './application-frame.tsx';

const restMs = 2000;

/** Choosing a batch and submitting: without the fields, which come while one reads. */
export function ApplicationRoute() {
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./application-module-route.tsx').catch(() => undefined);
      // At hand before it is needed: the network may go with the very answer to submitting.
      import('./submitted-route.tsx').then((chunk) => chunk.wordedSubmittedRoute()).catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, []);
  return <ApplicationFrame read={readChoiceStep} Module={null} />;
}
