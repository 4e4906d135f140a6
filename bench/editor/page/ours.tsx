import { mountFormPage } from '../../../apps/console/src/testing/mount-form-page.tsx';
import { plannedForm } from '../plan.ts';

const parameters = new URLSearchParams(location.search);
const form = plannedForm(Number(parameters.get('count')), Number(parameters.get('inModule')));
let revision = 0;

// A server that takes every change at once; what it would work out costs the page nothing.
window.fetch = async (request) => {
  const path = typeof request === 'string' ? request : '';
  // Nothing is scheduled, and no key stood for anything else.
  if (path.includes('/form/schedule')) return Response.json({ status: 200, message: '', data: null });
  if (path.includes('/form/keys')) return Response.json({ status: 200, message: '', data: { list: [] } });
  const isSave = path.includes('/form/save');
  if (isSave) revision += 1;
  const draft = { revision, changed: null, findings: [] };
  const opened = { ...draft, form, live: form, number: 1, languages: ['sc', 'tc', 'en'], untranslated: [] };
  return Response.json({ status: 200, message: '', data: isSave ? { ...draft, form: null } : opened });
};

localStorage.setItem('portico.console.language', 'en');
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
mountFormPage(root);
