import type { Look } from '@portico/contract/look.schemas';
import type { LookView } from '@portico/contract/shown-look';
import type { Language } from '@portico/form-engine/language';
import { useProject } from '../../lib/project.ts';
import { usePictureUrls } from './use-picture-urls.ts';

interface ShownLook {
  readonly look: Look;
  readonly themeColours: readonly string[];
  readonly languages: readonly Language[];
  readonly state: LookView['state'];
  readonly language: Language;
}

/** What the frame needs in order to show a look of this project. */
export function useLookView({ look, themeColours, ...shown }: ShownLook): LookView {
  const { id, slug, orgName, timeZone } = useProject();
  const colour = look.colour === '' ? (themeColours[look.theme - 1] ?? '') : look.colour;
  const pictures = usePictureUrls(id, look);
  return { ...shown, look, colour, pictures, slug, orgName, timeZone };
}
