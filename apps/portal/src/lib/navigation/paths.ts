import type { LaterPages } from '@portico/i18n/later-pages';
import type { PortalMessages } from '@portico/i18n/portal-messages';

/** Every screen has a title in the portal's words under its path, so a link to an unknown path does not compile. */
export type RoutePath = keyof PortalMessages['pages'] | keyof LaterPages;

type ParametersOf<P extends string> = P extends `${string}/:${infer Name}?` ? { readonly [K in Name]?: string } : never;

/** The address of a screen inside the hash, such as `/noticeDetail/5` for `/noticeDetail/:id?`. */
export function pathTo<P extends RoutePath>(path: P, parameters?: ParametersOf<P>): string {
  const values = new Map<string, unknown>(Object.entries(parameters ?? {}));
  return path.replace(/\/:(\w+)\?/g, (_, parameter: string) => {
    const value = values.get(parameter);
    return typeof value === 'string' && value !== '' ? `/${encodeURIComponent(value)}` : '';
  });
}

/** The same as an href, such as `#/message`. */
export function hrefTo<P extends RoutePath>(path: P, parameters?: ParametersOf<P>): string {
  return `#${pathTo(path, parameters)}`;
}
