import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { type FormParts, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { Position } from '@xyflow/react';
import { aroundOf, unsoundIn } from '../../draft/place-of.ts';
import type { Sentence } from '../list/use-sentences.ts';
import { type Link, linksOf } from './links-of.ts';
import type { PartNodeType } from './part-node.tsx';
import { partSize, type Place, placesOf } from './places-of.ts';
import type { RuleEdgeType } from './rule-edge.tsx';

/** A graph as it is drawn. */
export interface Drawn {
  readonly links: readonly Link[];
  readonly places: ReadonlyMap<string, Place>;
  readonly nodes: PartNodeType[];
  readonly edges: RuleEdgeType[];
}

/** The graph of some rules of a form. */
export function drawnOf(
  sentences: readonly Sentence[],
  parts: FormParts,
  findings: FormFindings,
  labelOf: (name: string) => string,
): Drawn {
  const links = linksOf(sentences);
  const places = placesOf(namesIn(parts, links), links);
  const wrong = unsoundIn(findings, parts);
  const rules = new Map<string, Set<Sentence>>([...places.keys()].map((name) => [name, new Set()]));
  for (const { from, to, sentences: own } of links)
    for (const sentence of own) {
      rules.get(from)?.add(sentence);
      rules.get(to)?.add(sentence);
    }
  const nodes = [...places].map(([id, position]): PartNodeType => {
    const place = aroundOf(parts, id).map(labelOf).join(' › ');
    const data = { label: labelOf(id), place, count: rules.get(id)?.size ?? 0, isWrong: wrong.has(id) };
    return { id, type: 'part', position, ...partSize, handles, data };
  });
  const edges = links.map((link): RuleEdgeType => ({
    id: link.id,
    type: 'rule',
    source: link.from,
    target: link.to,
    data: { link },
  }));
  return { links, places, nodes, edges };
}

// Known beforehand, so that nothing has to be measured.
const handles: NonNullable<PartNodeType['handles']> = [
  { type: 'target', position: Position.Left, x: 0, y: partSize.height / 2 },
  { type: 'source', position: Position.Right, x: partSize.width, y: partSize.height / 2 },
];

/** Everything that takes part in a rule, in the order of the form; at the end what is in it no more. */
function namesIn(parts: FormParts, links: readonly Link[]): readonly string[] {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const fields = (list: string) => listIn(parts, list).map(partName.field);
  const all = listIn(parts, partName.modules).flatMap((id) => [
    partName.module(id),
    ...fields(partName.fieldsOfModule(id)),
    ...listIn(parts, partName.groupsOfModule(id)).flatMap((group) => [
      partName.group(group),
      ...fields(partName.fieldsOfGroup(group)),
    ]),
  ]);
  return [...new Set([...all.filter((name) => linked.has(name)), ...linked])];
}
