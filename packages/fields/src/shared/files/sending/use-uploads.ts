import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { isImageName } from '@portico/form-engine/patterns/upload-types';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useEffect, useRef, useState } from 'react';
import { useFieldServices } from '../../../field-services.ts';
import { useUnsavedGuard } from '../../control/use-unsaved-guard.ts';
import { checkFile } from '../check-files.ts';
import { fileRules } from '../file-rules.ts';
import { convertedType, convertInLine } from './convert-in-line.ts';
import { reduceInLine } from './reduce-in-line.ts';
import { createUploadQueue, isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';

interface UploadsProps {
  readonly files: readonly StoredFile[];
  readonly onChange: (files: readonly StoredFile[]) => void;
  readonly field: FieldDefinition;
  readonly language: Language;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Uids that were uploaded less than a second ago. */
  readonly settling: readonly string[];
  /** The name of the last uploaded file, once its success shows. */
  readonly arrived: string;
  /** Whether more files were chosen than the field accepts. */
  readonly overfull: boolean;
  /** If one file is accepted and a second was chosen, it may replace the first. */
  readonly offer: Offer | null;
  readonly add: (picked: readonly File[]) => void;
  readonly retry: (id: number) => void;
  readonly reduce: (id: number) => void;
  readonly drop: (id: number) => void;
  readonly remove: (uid: string) => void;
}

interface Offer {
  readonly old: string;
  readonly name: string;
  readonly replace: () => void;
  readonly keep: () => void;
}

// spec 9: upload success shows after 1 s delay
const successDelay = 1000;

/** Uploads into an answer. Those still under way are aborted when the field disappears. */
export function useUploads({ files, onChange, field, language }: UploadsProps): Uploads {
  const services = useFieldServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [settling, setSettling] = useState<readonly string[]>([]);
  const [arrived, setArrived] = useState('');
  const [overfull, setOverfull] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  const queue = useRef<UploadQueue | null>(null);
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  }, [files, onChange]);
  useEffect(
    () => () => {
      queue.current?.stop();
      queue.current = null;
    },
    [],
  );

  useUnsavedGuard(uploads.some(isUnderWay), 'stopped');

  const { most, types, megabytes } = fileRules(field);
  const change = (next: readonly StoredFile[]) => {
    latest.current = { ...latest.current, files: next };
    latest.current.onChange(next);
  };
  const settle = (stored: StoredFile) => {
    change(most === 1 ? [stored] : [...latest.current.files, stored]);
    setSettling((uids) => [...uids, stored.uid]);
    setTimeout(() => {
      setSettling((uids) => uids.filter((uid) => uid !== stored.uid));
      setArrived(stored.name);
    }, successDelay);
  };
  const open = () =>
    (queue.current ??= createUploadQueue({
      send: (file, watch) => services.upload(file, field, watch),
      onStored: settle,
      onChange: setUploads,
    }));
  const roomIn = (line: UploadQueue) => most - latest.current.files.length - line.list().filter(isUnderWay).length;
  const tellRoom = (fits: boolean) => {
    setOverfull(!fits);
    setOffer(null);
  };
  /** Runs now if there is room; for a single file it first asks whether it may replace the existing one. */
  const whenRoom = (line: UploadQueue, name: string, run: () => void) => {
    const fits = roomIn(line) > 0;
    tellRoom(fits);
    if (fits) run();
    else if (most === 1) offerPlace(line, name, run);
  };
  const offerPlace = (line: UploadQueue, name: string, run: () => void) => {
    const underWay = line.list().filter(isUnderWay);
    const old = underWay[0]?.file.name ?? latest.current.files[0]?.name ?? '';
    const replace = () => {
      tellRoom(true);
      for (const { id } of underWay) line.drop(id);
      run();
    };
    setOffer({ old, name, replace, keep: () => tellRoom(true) });
  };

  const add = (picked: readonly File[]) => {
    const line = open();
    for (const { id, stage } of line.list()) if (stage.kind === 'refused') line.drop(id);
    const judged = picked.map((file) => {
      const into = convertedType(file, types);
      return { file, into, problem: into === null ? checkFile(file, field, language) : null };
    });
    const good = judged.filter(({ problem }) => problem === null);
    const room = Math.max(0, roomIn(line));
    setArrived('');
    tellRoom(good.length <= room);
    const send = ({ file, into }: (typeof good)[number]) => {
      if (into === null) line.add(file);
      else void convertInLine(line, file, into, (converted) => checkFile(converted, field, language));
    };
    for (const one of good.slice(0, room)) send(one);
    const next = good[room];
    if (most === 1 && next !== undefined) offerPlace(line, next.file.name, () => send(next));
    for (const { file, problem } of judged) {
      if (problem === null) continue;
      const reducible = problem.key === 'fileSize' && isImageName(file.name);
      line.add(file, { kind: 'refused', problem, reducible });
    }
  };
  const retry = (id: number) => {
    const line = open();
    const name = line.list().find((one) => one.id === id)?.file.name ?? '';
    whenRoom(line, name, () => line.resend(id));
  };
  const reduce = (id: number) => {
    const line = open();
    const upload = line.list().find((one) => one.id === id);
    if (upload === undefined || megabytes === null) return;
    whenRoom(line, upload.file.name, () => void reduceInLine(line, upload, megabytes, types));
  };
  return {
    uploads,
    settling,
    arrived,
    overfull,
    offer,
    add,
    retry,
    reduce,
    drop: (id) => {
      if (offer !== null) tellRoom(true);
      open().drop(id);
    },
    remove: (uid) => {
      tellRoom(true);
      change(latest.current.files.filter((file) => file.uid !== uid));
    },
  };
}
