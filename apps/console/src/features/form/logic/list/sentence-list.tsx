import { Button } from 'antd';
import type { Sentence } from './use-sentences.ts';
import classes from '../logic.module.css';

interface SentenceListProps {
  readonly sentences: readonly Sentence[];
  readonly onGo: (sentence: Sentence) => void;
}

/** Rules in words, each with the way to its place. */
export function SentenceList({ sentences, onGo }: SentenceListProps) {
  return (
    <ul className={classes.sentences}>
      {sentences.map((sentence) => (
        <li key={`${sentence.name} ${sentence.words}`}>
          <Button type="text" block className={classes.sentence ?? ''} onClick={() => onGo(sentence)}>
            <span>
              <strong>{sentence.place}</strong>
              <span>{sentence.words}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
