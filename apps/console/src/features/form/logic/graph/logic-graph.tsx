import '@xyflow/react/dist/base.css';
import { CompressOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Panel, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import { Button, Empty, Tooltip } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { aroundOf } from '../../draft/place-of.ts';
import { useEditing, useFormState } from '../../draft/use-form.ts';
import type { Sentence } from '../list/use-sentences.ts';
import { useSay } from '../say/use-say.ts';
import { type Drawn, drawnOf } from './drawn.ts';
import { GraphContext, nearTo } from './graph-context.ts';
import { GraphWords } from './graph-words.tsx';
import { nextPart } from './next-part.ts';
import { PartNode } from './part-node.tsx';
import { extentOf, partSize } from './places-of.ts';
import { RuleEdge } from './rule-edge.tsx';
import classes from './graph.module.css';

interface LogicGraphProps {
  readonly sentences: readonly Sentence[];
  readonly onGo: (name: string) => void;
}

/** The rules of a form as a graph: what depends on what, from left to right. */
export function LogicGraph({ sentences, onGo }: LogicGraphProps) {
  const t = useTranslations('console.formLogic.graph');
  const { store } = useEditing();
  const { findings } = useFormState();
  const { target } = useSay();
  const labelOf = (name: string) => target(name.slice(name.indexOf(':') + 1));
  const drawn = drawnOf(sentences, store.readParts(), findings, labelOf);
  if (drawn.links.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />;
  return (
    <ReactFlowProvider>
      <Drawing drawn={drawn} labelOf={labelOf} onGo={onGo} />
    </ReactFlowProvider>
  );
}

const nodeTypes = { part: PartNode };
const edgeTypes = { rule: RuleEdge };
/** Closer than this, words can be read. */
const readable = 0.55;

interface DrawingProps {
  readonly drawn: Drawn;
  readonly labelOf: (name: string) => string;
  readonly onGo: (name: string) => void;
}

function Drawing({ drawn: { links, places, nodes, edges }, labelOf, onGo }: DrawingProps) {
  const t = useTranslations('console.formLogic.graph');
  const flow = useReactFlow();
  const { store, selection } = useEditing();
  const box = useRef<HTMLDivElement>(null);
  const isFar = useStore(({ transform }) => transform[2] < readable);
  const [chosen, setChosen] = useState<string | null>(() => {
    const selected = selection.read();
    return selected !== null && places.has(selected) ? selected : null;
  });
  const tabStop = chosen !== null && places.has(chosen) ? chosen : (nodes[0]?.id ?? '');

  const moveTo = (name: string, zoom: number) => {
    const { x, y } = places.get(name) ?? { x: 0, y: 0 };
    void flow.setCenter(x + partSize.width / 2, y + partSize.height / 2, { zoom });
  };
  /** The whole graph, as near as it fits. What is out of sight is not drawn, and so not known to the library. */
  const whole = () => {
    const { width, height } = extentOf(places);
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    const zoom = Math.min(1, clientWidth / (width + 60), clientHeight / (height + 60));
    return { x: (clientWidth - width * zoom) / 2, y: 30, zoom };
  };
  const showFirst = () => {
    if (whole().zoom >= readable) void flow.setViewport(whole());
    else if (chosen !== null) moveTo(chosen, 0.8);
    else void flow.setViewport({ x: 30, y: 30, zoom: 0.8 });
  };
  const choose = (name: string) => {
    setChosen(name);
    if (places.has(name)) selection.select(name, ...aroundOf(store.readParts(), name));
  };
  const step = (key: string) => {
    const next = nextPart(key, tabStop, links, places);
    if (next === null) return false;
    choose(next);
    moveTo(next, Math.max(flow.getZoom(), readable));
    return true;
  };
  return (
    <GraphContext value={{ links, chosen, near: nearTo(chosen, links), tabStop, isFar, choose, step }}>
      <div className={classes.graph}>
        <div ref={box} className={classes.drawing} data-graph>
          <ReactFlow
            aria-label={t('title')}
            nodes={nodes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            minZoom={0.05}
            maxZoom={1.5}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            onlyRenderVisibleElements
            disableKeyboardA11y
            deleteKeyCode={null}
            selectionKeyCode={null}
            proOptions={{ hideAttribution: true }}
            onInit={showFirst}
            onEdgeClick={(_event, { id }) => choose(id)}
            onPaneClick={() => setChosen(null)}
          >
            <Arrow />
            <Panel position="bottom-left" className={classes.tools ?? ''}>
              <Tool words={t('zoomIn')} icon={<PlusOutlined />} onClick={() => void flow.zoomIn()} />
              <Tool words={t('zoomOut')} icon={<MinusOutlined />} onClick={() => void flow.zoomOut()} />
              <Tool words={t('whole')} icon={<CompressOutlined />} onClick={() => void flow.setViewport(whole())} />
            </Panel>
          </ReactFlow>
        </div>
        <GraphWords labelOf={labelOf} onGo={onGo} />
      </div>
    </GraphContext>
  );
}

interface ToolProps {
  readonly words: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Tool({ words, icon, onClick }: ToolProps) {
  return (
    <Tooltip title={words}>
      <Button aria-label={words} icon={icon} onClick={onClick} />
    </Tooltip>
  );
}

/** The head of all lines. */
function Arrow() {
  return (
    <svg className={classes.arrow} aria-hidden>
      <defs>
        <marker
          id="logic-arrow"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="14"
          markerHeight="14"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0,0 L10,5 L0,10 Z" />
        </marker>
      </defs>
    </svg>
  );
}
