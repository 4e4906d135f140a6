import { hrefTo, pathTo } from './paths.ts';

/** What a link to a module should show there. */
export type ModuleTarget = { readonly field: string } | 'problems' | null;

export const submitStep = 'submit';

export const submitHref = `${hrefTo('/applyform')}?step=${submitStep}`;
export const batchesHref = hrefTo('/applyform');

export function modulePath(menuid: string, aim: ModuleTarget = null): string {
  const parameters = new URLSearchParams({ menuid });
  if (aim === 'problems') parameters.set('check', '1');
  else if (aim !== null) parameters.set('field', aim.field);
  return `${pathTo('/applyform/basic')}?${parameters}`;
}

export function moduleHref(menuid: string, aim: ModuleTarget = null): string {
  return `#${modulePath(menuid, aim)}`;
}
