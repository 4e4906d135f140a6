import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { rjsfDefinition } from '../plan/rjsf-definition.ts';
import { exposeBench } from './bench-page.ts';

exposeBench({
  define: rjsfDefinition,
  mount: (definition, root, plan) =>
    createRoot(root).render(
      <Form {...definition} validator={validator} liveValidate={plan === 'typing'} showErrorList={false} />,
    ),
  selectorOf: (key) => `#root_${key}, [id^="root_${key}-"], [id^="root_${key}_"]`,
  areaOf: (key) => `#root_${key}`,
});
