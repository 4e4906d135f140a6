import { Select } from 'antd';
import { useState } from 'react';
import { useFirstFocus } from './use-first-focus.ts';
import type { PickGroup } from './use-offers.ts';

interface PartSelectProps<V extends string | readonly string[]> {
  readonly label: string;
  readonly placeholder: string;
  /** The names of the parts that are chosen. */
  readonly value: V;
  /** The words of a part that is chosen, also of one that is offered no longer. */
  readonly nameOf: (part: string) => string;
  /** What is offered. It is worked out when the list opens, since that looks at the whole form. */
  readonly offers: () => readonly PickGroup[];
  readonly whenNone: string;
  readonly isBroken?: boolean;
  /** Opens the list at once, for what was just added. */
  readonly startsOpen?: boolean;
  readonly onChange: (value: V) => void;
  readonly onLeave?: () => void;
  /** One that is chosen can be taken away. */
  readonly onClear?: () => void;
}

/** Questions, groups or modules of the form, found by their words. */
export function PartSelect<V extends string | readonly string[]>(props: PartSelectProps<V>) {
  const {
    label,
    placeholder,
    value,
    nameOf,
    offers,
    whenNone,
    isBroken,
    startsOpen = false,
    onChange,
    onLeave,
    onClear,
  } = props;
  const [groups, setGroups] = useState<readonly PickGroup[]>(() => (startsOpen ? offers() : []));
  const control = useFirstFocus(startsOpen);
  const chosen: readonly string[] = typeof value === 'string' ? (value === '' ? [] : [value]) : value;
  const offered = new Set(groups.flatMap(({ options }) => options.map((one) => one.value)));
  const others = chosen
    .filter((name) => !offered.has(name))
    .map((name) => ({ value: name, label: nameOf(name), words: '' }));
  return (
    <Select<string | string[]>
      ref={control}
      aria-label={label}
      placeholder={placeholder}
      {...(typeof value === 'string' ? {} : { mode: 'multiple' as const, maxTagTextLength: 30 })}
      defaultOpen={startsOpen}
      {...(isBroken ? { status: 'error' as const } : {})}
      showSearch={{
        filterOption: (search, one) => wordsOf(one).includes(search.toLowerCase()),
      }}
      notFoundContent={whenNone}
      popupMatchSelectWidth={320}
      value={typeof value === 'string' ? (value === '' ? null : value) : [...value]}
      options={[...others, ...groups.map((group) => ({ ...group, options: [...group.options] }))]}
      onOpenChange={(isOpen) => setGroups(isOpen ? offers() : [])}
      onChange={(next) => {
        if (isOf(value, next)) onChange(next);
      }}
      {...(onClear === undefined ? {} : { allowClear: true, onClear })}
      {...(onLeave === undefined ? {} : { onBlur: onLeave })}
    />
  );
}

/** Whether what was chosen is of the kind that was shown: one, or several. */
function isOf<V extends string | readonly string[]>(shown: V, next: unknown): next is V {
  return typeof next === 'string' ? typeof shown === 'string' : Array.isArray(next) && Array.isArray(shown);
}

function wordsOf(one: object | undefined): string {
  return one !== undefined && 'words' in one ? String(one.words).toLowerCase() : '';
}
