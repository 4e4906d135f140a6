import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import type { Offered } from '@portico/form-engine/editing/offers';
import { languages, type LocalText } from '@portico/form-engine/language';
import type { Placed } from '@portico/form-engine/publish/placed-field';
import { useTranslations } from 'use-intl';
import { useReadable } from '../../draft/use-form.ts';

/** Something that can be picked, by the name of its part. */
interface Pick {
  readonly value: string;
  readonly label: string;
  /** Its words in every language, and its key. */
  readonly words: string;
}

export interface PickGroup {
  readonly label: string;
  readonly options: readonly Pick[];
}

/** What a rule may name, as a list to pick from: in the order of the form, by modules. */
export function usePicks(): (offered: Offered, sectionsAre: 'rows' | 'wholes') => readonly PickGroup[] {
  const t = useTranslations('console.formLogic');
  const readable = useReadable();
  return ({ fields, sections }, sectionsAre) => {
    const groups = new Map<string, { label: string; options: Pick[] }>();
    const add = ({ module }: Placed, pick: Pick) => {
      const group = groups.get(module.id) ?? { label: readable(module.title), options: [] };
      group.options.push(pick);
      groups.set(module.id, group);
    };
    for (const section of sections) {
      const { title, isGroup } = titleOf(section);
      const name = readable(title);
      const label =
        sectionsAre === 'rows'
          ? t('rowsOf', { group: name })
          : isGroup
            ? t('opens.ofGroup', { name })
            : t('opens.ofModule', { name });
      const { id } = section.definition;
      add(section, {
        value: isGroup ? partName.group(id) : partName.module(id),
        label,
        words: `${label} ${allWords(title)}`,
      });
    }
    for (const field of fields) {
      const { id, label } = field.definition;
      const own = readable(label);
      add(field, {
        value: partName.field(id),
        label: field.group === undefined ? own : `${readable(field.group.title)} › ${own}`,
        words: `${field.group === undefined ? '' : allWords(field.group.title)} ${wordsOf(field.definition)}`,
      });
    }
    return [...groups.values()];
  };
}

function titleOf({ module, place }: Placed): { readonly title: LocalText; readonly isGroup: boolean } {
  const group = module.groups.find(({ key }) => key === place.group);
  return { title: (group ?? module).title, isGroup: group !== undefined };
}

function wordsOf({ label, key }: FieldDefinition): string {
  return `${allWords(label)} ${key}`;
}

function allWords(text: LocalText): string {
  return languages.map((language) => text[language]).join(' ');
}
