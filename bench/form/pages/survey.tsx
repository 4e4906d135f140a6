import 'survey-core/survey-core.fontless.min.css';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { surveyDefinition } from '../plan/survey-definition.ts';
import { exposeBench } from './bench-page.ts';

exposeBench({
  define: surveyDefinition,
  mount: (definition, root) => createRoot(root).render(<Survey model={new Model(definition)} />),
  selectorOf: (key) => `[data-name="${key}"] :is(input, textarea, select, canvas, [role="combobox"])`,
  areaOf: (key) => `[data-name="${key}"] textarea`,
});
