import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Look } from '@portico/contract/look.schemas';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { useEditing } from '../draft/use-look-draft.ts';
import { Labelled } from './fields.tsx';
import { swapped } from './ordered-blocks.tsx';
import classes from './sections.module.css';

type Link = Look['links'][number];
const nothing: Link = { label: { sc: '', tc: '', en: '' }, url: 'https://' };
const most = 20;

/** The links of the footer, in their order. */
export function LinkList() {
  const t = useTranslations('console.look.links');
  const { draft, change } = useEditing();
  const { links } = draft.look;
  const put = (index: number, link: Link) => change('links', links.with(index, link));
  return (
    <Labelled name="links">
      {links.length === 0 && <p className={classes.hint}>{t('empty')}</p>}
      <ul className={classes.list}>
        {links.map((link, index) => (
          // Links have no name of their own: a place in the list is what the person sees.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={classes.entry}>
            <LinkHead index={index} count={links.length} onChange={(list) => change('links', list)} links={links} />
            <LinkFields link={link} name={t('number', { number: index + 1 })} onChange={(one) => put(index, one)} />
          </li>
        ))}
      </ul>
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={links.length >= most}
          onClick={() => change('links', [...links, nothing])}
        >
          {t('add')}
        </Button>
      </div>
    </Labelled>
  );
}

interface LinkHeadProps {
  readonly index: number;
  readonly count: number;
  readonly links: readonly Link[];
  readonly onChange: (links: readonly Link[]) => void;
}

function LinkHead({ index, count, links, onChange }: LinkHeadProps) {
  const t = useTranslations('console');
  const name = t('look.links.number', { number: index + 1 });
  return (
    <div className={classes.head}>
      <strong>{name}</strong>
      <span className={classes.buttons}>
        <Button
          size="small"
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={t('look.order.up', { name })}
          disabled={index === 0}
          onClick={() => onChange(swapped(links, index - 1))}
        />
        <Button
          size="small"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={t('look.order.down', { name })}
          disabled={index === count - 1}
          onClick={() => onChange(swapped(links, index))}
        />
        <Button
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`${t('upload.remove')}: ${name}`}
          onClick={() => onChange(links.filter((_, place) => place !== index))}
        />
      </span>
    </div>
  );
}

interface LinkFieldsProps {
  readonly link: Link;
  readonly name: string;
  readonly onChange: (link: Link) => void;
}

function LinkFields({ link, name, onChange }: LinkFieldsProps) {
  const t = useTranslations('console.look.links');
  const { languages } = useEditing();
  const id = useId();
  return (
    <>
      <LanguageTexts
        label={`${name}: ${t('label')}`}
        languages={languages}
        maxLength={100}
        value={link.label}
        onChange={(label) => onChange({ ...link, label })}
      />
      <div className={classes.field}>
        <label htmlFor={id}>{t('url')}</label>
        <Input
          id={id}
          value={link.url}
          maxLength={500}
          inputMode="url"
          onChange={({ target }) => onChange({ ...link, url: target.value })}
        />
      </div>
    </>
  );
}
