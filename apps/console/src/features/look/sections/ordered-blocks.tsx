import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './sections.module.css';

interface OrderedBlocksProps {
  readonly label: string;
  /** The numbers that show, in their order. */
  readonly chosen: readonly number[];
  /** All numbers with their names. */
  readonly names: ReadonlyMap<number, string>;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Which of several blocks show, and in which order; those that do not show stand last. */
export function OrderedBlocks({ label, chosen, names, onChange }: OrderedBlocksProps) {
  const t = useTranslations('console.look.order');
  const rest = [...names.keys()].filter((number) => !chosen.includes(number));
  return (
    <ul className={classes.list} aria-label={label}>
      {[...chosen, ...rest].map((number) => {
        const name = names.get(number) ?? String(number);
        const index = chosen.indexOf(number);
        return (
          <li key={number} className={classes.head}>
            <Checkbox
              checked={index >= 0}
              aria-label={t('show', { name })}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, number] : chosen.filter((one) => one !== number))
              }
            >
              {name}
            </Checkbox>
            {index >= 0 && (
              <span className={classes.buttons}>
                <Button
                  size="small"
                  icon={<ArrowUpOutlined aria-hidden />}
                  aria-label={t('up', { name })}
                  disabled={index === 0}
                  onClick={() => onChange(swapped(chosen, index - 1))}
                />
                <Button
                  size="small"
                  icon={<ArrowDownOutlined aria-hidden />}
                  aria-label={t('down', { name })}
                  disabled={index === chosen.length - 1}
                  onClick={() => onChange(swapped(chosen, index))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The list with the entry at this place and the next one exchanged. */
export function swapped<T>(list: readonly T[], index: number): T[] {
  return [
    ...list.slice(0, index),
    ...list.slice(index + 1, index + 2),
    ...list.slice(index, index + 1),
    ...list.slice(index + 2),
  ];
}
