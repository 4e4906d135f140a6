/** The colours of an element in one state: names of colour tokens, or hex colours. */
export interface State {
  readonly selector: string;
  /** Null if it is inherited. */
  readonly text: string | null;
  /** Null if the element has no background of its own. */
  readonly ground: string | null;
  readonly disabled: boolean;
}

/**
 * The states of all elements that a style sheet colours; what a state does not set is as in the element's normal state.
 */
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
  /** Undefined if the rule does not set it; null if the rule removes it. */
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

/** Of a value with several colours the first is visible: a translucent layer of the tenant's colour over white. */
function colourIn(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  return /var\(--color-([\w-]+)\)/.exec(value)?.[1] ?? /#[0-9a-f]{3,6}/.exec(value)?.[0] ?? null;
}

/** The selector without pseudo-classes and attributes: `.entry` for `.entry[data-chosen]:hover`. */
function atRest(selector: string): string {
  return selector.replaceAll(/:{1,2}[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '').trim();
}

/** Whether the element contains text; lines, bars and overlays do not. */
function hasWords(selector: string): boolean {
  return !/::(?:before|after|backdrop|[\w-]+-(?:bar|value))$/.test(selector);
}
