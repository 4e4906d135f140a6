/** Why a form cannot be published, and where. */
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
] as const;

export type DefinitionProblemKey = (typeof definitionProblemKeys)[number];
