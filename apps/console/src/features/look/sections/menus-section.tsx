import { headerItems, headerTypes, homeBlocks } from '@portico/contract/look-parts';
import { Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import { Labelled } from './fields.tsx';
import { OrderedBlocks } from './ordered-blocks.tsx';
import { Section } from './section.tsx';
import classes from './sections.module.css';
import { SideMenu } from './side-menu.tsx';

const blocks = ['tasks', 'letters', 'batches', 'links'] as const;
const items = ['home', 'guide', 'form', 'events', 'messages'] as const;
const headerNumbers = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export function MenusSection() {
  const t = useTranslations('console.look');
  const label = useFieldLabel();
  const { draft, change } = useEditing();
  return (
    <Section name="menus">
      <Labelled name="homeBlocks">
        <OrderedBlocks
          label={label('homeBlocks')}
          chosen={draft.look.homeBlocks}
          names={new Map(blocks.map((name) => [homeBlocks[name], t(`blocks.home.${name}`)]))}
          onChange={(chosen) => change('homeBlocks', chosen)}
        />
      </Labelled>
      <Labelled name="headerMenu">
        <OrderedBlocks
          label={label('headerMenu')}
          chosen={draft.look.headerMenu}
          names={new Map(items.map((name) => [headerItems[name], t(`headerItems.${name}`)]))}
          onChange={(chosen) => change('headerMenu', chosen)}
        />
      </Labelled>
      <SideMenu />
      <div className={classes.pair}>
        {headerTypes.map((type) => (
          <Labelled key={type} name={`headers.${type}`}>
            <Select
              aria-label={label(`headers.${type}`)}
              value={draft.look.headers[type]}
              options={headerNumbers.map((number) => ({
                value: number,
                label: number === 0 ? t('headerOfSkin') : t('headerNumber', { number }),
              }))}
              onChange={(number) => change(`headers.${type}`, number)}
            />
          </Labelled>
        ))}
      </div>
    </Section>
  );
}
