import type { SampleFile } from '../definition/field-definition.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { Placed, PlacedField } from './placed-field.ts';

/** Files that a form offers lead to the web, to this server, or are pictures themselves: never nowhere, and never to a script. */
export function checkAddresses(
  fields: readonly PlacedField[],
  sections: readonly Placed[],
): readonly DefinitionProblem[] {
  const modules = sections.filter(({ place }) => place.group === undefined);
  return [
    ...modules.flatMap(({ module, place }) => problemsOf(module.attachments, place)),
    ...fields.flatMap(({ definition, place }) => problemsOf(definition.files?.samples, place)),
  ];
}

function problemsOf(
  files: readonly SampleFile[] = [],
  place: DefinitionProblem['place'],
): readonly DefinitionProblem[] {
  return files.flatMap(({ url }, at): DefinitionProblem[] =>
    isAddress(url) ? [] : [{ key: 'badAddress', place, params: { number: at + 1 } }],
  );
}

/** Whether a file can be offered under this address. */
export function isAddress(url: string): boolean {
  return /^(?:https?:\/\/[^\s"'<>\\/][^\s"'<>\\]*|\/(?!\/)[^\s"'<>\\]*|data:image\/(?:png|jpeg|gif|webp)[;,]\S*)$/i.test(
    url,
  );
}
