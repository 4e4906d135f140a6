import { lookMessages, traitsOf, type LookView } from '@portico/contract/shown-look';
import { type TriedAnswers, type TriedForm, triedFormMessages } from '@portico/contract/tried-form';
import type { AuthMode, ProjectInfo } from '@portico/contract/tenants.schemas';
import type { QueryClient } from '@tanstack/react-query';
import { nowSeconds } from '../../lib/clock.ts';
import { showBrand } from '../../lib/document-head.ts';
import { homeQuery, settingsQuery } from '../../lib/queries.ts';
import { rememberHome } from '../../lib/session/session.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { takeTriedForm } from '../../lib/tried-form.ts';
import type { Boot } from '../start/boot.ts';
import { listenTo, tellParent } from './parent-page.ts';
import { answerFor, homeOf, settingsOf } from './sample-answers.ts';
import { showTried } from './show-tried.ts';

const id = '00000000-0000-4000-8000-000000000001';

interface Preview {
  readonly boot: Boot;
  /** Shows every further view as it comes. */
  readonly follow: (client: QueryClient) => void;
}

/**
 * The portal as the console's preview of a look. The page is sandboxed: it has no cookies, no storage and no connection. What it
 * shows comes from the console that frames it, and every call is answered here.
 */
export async function openPreview(): Promise<Preview> {
  const report = (state: TriedAnswers) => tellParent(triedFormMessages.answers, { state });
  listenTo(isTriedForm, ({ form }) => {
    takeTriedForm(form, report);
    showTried();
  });
  let view = await firstView();
  closeOff(() => view);
  const boot = bootOf(view);
  if (view.state !== 'visitor') tenantKeys(view.slug).set('enroll', 'sample');
  return {
    boot,
    follow: (client) =>
      listenTo(isView, ({ view: next }) => {
        // Sheets of themes, slots of skins and words are loaded once: another one needs another page.
        if (isAnotherPage(view, next)) location.reload();
        else show(next, client);
        view = next;
      }),
  };
}

function firstView(): Promise<LookView> {
  return new Promise((resolve) => {
    const stop = listenTo(isView, ({ view }) => {
      stop();
      resolve(view);
    });
    tellParent(lookMessages.ready);
  });
}

function isView(data: unknown): data is { readonly view: LookView } {
  return isOfKind(data, lookMessages.view);
}

function isTriedForm(data: unknown): data is { readonly form: TriedForm } {
  return isOfKind(data, triedFormMessages.form);
}

function isOfKind(data: unknown, kind: string): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind;
}

/** A sandboxed page may not even read its cookies, and has nobody to call. */
function closeOff(view: () => LookView): void {
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  globalThis.fetch = async (input) => answerFor(pathOf(input), view());
  // Links lead out of the preview unless they stay within it.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, location.href).pathname;
}

function isAnotherPage(one: LookView, other: LookView): boolean {
  const of = ({ look, state, language, slug }: LookView) =>
    [look.skin, look.theme, look.headers.normal, state, language, slug].join(' ');
  return of(one) !== of(other);
}

function show(view: LookView, client: QueryClient): void {
  const project = projectOf(view);
  useSession.setState({ project });
  showBrand(project);
  client.setQueryData(settingsQuery.queryKey, settingsOf(view));
  if (view.state === 'visitor') return;
  const home = homeOf(view, nowSeconds());
  client.setQueryData(homeQuery.queryKey, home);
  rememberHome(home);
}

function bootOf(view: LookView): Boot {
  const serverTime = nowSeconds();
  const authMode: AuthMode['output'] = {
    org_id: id,
    project_id: id,
    ico_url: view.pictures.icon,
    lang: [view.language, ...view.languages.filter((language) => language !== view.language)],
    login_methods: ['password'],
    register_methods: ['email'],
    deadline: serverTime + 864_000,
    server_time: serverTime,
  };
  return { slug: view.slug, authMode, project: projectOf(view), serverTime };
}

function projectOf({ look, colour, pictures, slug, orgName, timeZone }: LookView): ProjectInfo['output'] {
  return {
    org_id: id,
    project_id: id,
    domain: slug,
    org_name: orgName,
    title: look.title,
    seo_title: look.seoTitle,
    ico_url: pictures.icon,
    color: colour,
    color_rgba: look.softColour,
    background: pictures.logo,
    header_image: pictures.header,
    ks3_domain: '',
    layout: { name: look.skin, theme: look.theme },
    layout_config: { layout: [...look.homeBlocks] },
    traits: traitsOf(look),
    time_zone: timeZone,
  };
}
