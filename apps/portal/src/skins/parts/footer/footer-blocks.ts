import type { Settings } from '../../skin.ts';

export type FooterBlock = 'contact' | 'links' | 'qr';

const numbered: readonly (FooterBlock | undefined)[] = [undefined, 'contact', 'links', 'qr'];

/** The blocks that the project lists for its footer, in its order, without empty ones. */
export function footerBlocks(settings: Settings): readonly FooterBlock[] {
  const filled = { contact: true, links: settings.links.length > 0, qr: settings.qr_url !== '' };
  const listed = settings.footer.flatMap((number) => numbered[number] ?? []);
  return [...new Set(listed)].filter((block) => filled[block]);
}
