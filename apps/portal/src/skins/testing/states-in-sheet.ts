/** What a part of a page looks like in one state: the names of colour tokens, or hex colours. */
export interface State {
  readonly selector: string;
  /** Null where it is inherited. */
  readonly text: string | null;
  /** Null where it is that of what lies below. */
  readonly ground: string | null;
  readonly disabled: boolean;
}

/** The states of all parts that a style sheet gives colours: what a state does not say is as the part is at rest. */
export function statesIn(sheet: string): readonly State[] {
  const rules = rulesIn(sheet);
  return rules
    .filter(({ selector, text, ground }) => hasWords(selector) && (text !== undefined || ground !== undefined))
    .map(({ selector, text, ground }) => {
      const rest = rules.filter((rule) => rule.selector === atRest(selector));
      return {
        selector,
        text: text ?? rest.findLast((rule) => rule.text !== undefined)?.text ?? null,
        ground: ground ?? rest.findLast((rule) => rule.ground !== undefined)?.ground ?? null,
        disabled: selector.includes('disabled'),
      };
    });
}

interface Rule {
  readonly selector: string;
  /** Undefined where the rule does not say; null where it says that there is none of its own. */
  readonly text: string | null | undefined;
  readonly ground: string | null | undefined;
}

function rulesIn(sheet: string): readonly Rule[] {
  const plain = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(/,(?![^(]*\))/).map((selector) => ({
      selector: selector.trim().replaceAll(/\s+/g, ' '),
      text: colourIn(/(?:^|[;\s])color:\s*([^;]+)/.exec(body)?.[1]),
      ground: colourIn(/(?:^|[;\s])background(?:-color)?:\s*([^;]+)/.exec(body)?.[1]),
    })),
  );
}

/** Of a value with several colours the first is seen: a veil of the tenant's colour over white. */
function colourIn(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  return /var\(--color-([\w-]+)\)/.exec(value)?.[1] ?? /#[0-9a-f]{3,6}/.exec(value)?.[0] ?? null;
}

/** The selector without pseudo-classes and attributes: `.entry` of `.entry[data-chosen]:hover`. */
function atRest(selector: string): string {
  return selector.replaceAll(/:{1,2}[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '').trim();
}

/** Lines, bars and veils that are drawn have no words on them. */
function hasWords(selector: string): boolean {
  return !/::(?:before|after|backdrop|[\w-]+-(?:bar|value))$/.test(selector);
}
