/** Why a form cannot be published, or had better not, and where. */
export interface DefinitionProblem {
  readonly key: DefinitionProblemKey;
  readonly place: DefinitionPlace;
  /** Ids, numbers and names for the sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface DefinitionPlace {
  readonly module: string;
  readonly group?: string;
  readonly field?: string;
}

/** What is not found at once: what a search decides, and what looks wrong. */
const searchedKeys = [
  'unreachable',
  'requiredUnreachable',
  'optionUnreachable',
  'unanswerable',
  'fewestUnder',
  'cannotComplete',
  'undecided',
  'sameText',
  'mixedScripts',
  'otherChinese',
  'unmarkedSensitive',
  'keyReused',
  'translationLeftOut',
] as const;

export const definitionProblemKeys = [
  'tooManyFields',
  'tooManyLinks',
  'duplicateId',
  'duplicateKey',
  'badKey',
  'unknownField',
  'cycle',
  'unknownOption',
  'cannotTrigger',
  'emptyTrigger',
  'reversedRange',
  'impossibleRange',
  'cannotRelate',
  'cannotAsk',
  'emptyCondition',
  'reversedBounds',
  'tooComplex',
  'contradiction',
  'openedByRecommender',
  'cannotBeHidden',
  'cannotCompare',
  'cannotFill',
  'badDefault',
  'badAddress',
  'cannotCalculate',
  'outOfRow',
  'neverShown',
  'rowNumbers',
  'cannotDepend',
  'optionNowhere',
  'nothingUnder',
  'tooFewOptions',
  'missingLanguage',
  'settings',
  ...searchedKeys,
] as const;

/** What is shown, but prevents nothing. */
const warnings: readonly string[] = [
  'undecided',
  'sameText',
  'mixedScripts',
  'otherChinese',
  'unmarkedSensitive',
  'keyReused',
  'translationLeftOut',
] satisfies readonly DefinitionProblemKey[];

export function isSearched(key: string): boolean {
  return searchedKeys.some((one) => one === key);
}

export function isWarning(key: string): boolean {
  return warnings.includes(key);
}

export type DefinitionProblemKey = (typeof definitionProblemKeys)[number];
