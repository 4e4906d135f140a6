import type { Language, LocalText } from '@portico/form-engine/language';
import { menuItemStates } from '@portico/form-engine/states/menu-item-states';
import type { ModuleConfig, ProjectInfo, SettingInfo } from '../institution/tenants.schemas.ts';
import type { PictureKind } from './look-parts.ts';
import type { Look } from './look.schemas.ts';

type HomePage = ModuleConfig['output']['home_page_config'];
type Traits = ProjectInfo['output']['traits'];

/** The menus and blocks of a look as the portal reads them. */
export function homePageOf({ headerMenu, sideMenu, footer }: Look): HomePage {
  return {
    header: { layout: [...headerMenu] },
    main: { layout_info: sideMenu.map(toWireEntry) },
    footer: { layout: [...footer] },
  };
}

/** The traits of a look as the portal reads them; what has no effect is left out. */
export function traitsOf({ traits: { phoneCountry, policyBeforeSignature, ...traits } }: Look): Traits {
  return {
    ...traits,
    ...(phoneCountry === '' ? {} : { phoneCountry }),
    ...(policyBeforeSignature ? { policyBeforeSignature } : {}),
  };
}

/** What the console tells the frame that previews a look. */
export interface LookView {
  readonly look: Look;
  /** The own colour, or that of the theme. */
  readonly colour: string;
  /** The addresses of the pictures, such as data URLs; empty where there is none. */
  readonly pictures: Readonly<Record<PictureKind, string>>;
  readonly state: 'visitor' | 'writing' | 'submitted';
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly slug: string;
  readonly orgName: LocalText;
  readonly timeZone: string;
}

/** The kinds of message between the console and the frame. */
export const lookMessages = { ready: 'portico-look-ready', view: 'portico-look-view' } as const;

const states: Readonly<
  Record<Look['sideMenu'][number]['state'], Pick<HomePage['main']['layout_info'][number], 'state' | 'option'>>
> = {
  open: { state: menuItemStates.open, option: { show: 1, open: 1 } },
  soon: { state: menuItemStates.open, option: { show: 1, open: 0 } },
  hidden: { state: menuItemStates.hidden, option: { show: 0, open: 0 } },
};

function toWireEntry({ item, state, name }: Look['sideMenu'][number]): HomePage['main']['layout_info'][number] {
  return { value: item, ...states[state], nickname_sc: name.sc, nickname_tc: name.tc, nickname_en: name.en };
}

/** Contact and footer of a look as the portal reads them. */
export function footerOf(look: Look, qrUrl: string): Omit<SettingInfo['output'], 'guide' | 'statement'> {
  const { contact, icp, copyright, links, qrLabel, footer } = look;
  return { contact, icp, copyright, links: [...links], qr_url: qrUrl, qr_label: qrLabel, footer: [...footer] };
}
