'use client';

import { type ReactNode, useState } from 'react';
import { Accordion } from '@/components/ui/accordion';
import { AccordionItem } from '@/components/ui/accordion-item';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import codeStyles from '@/components/ui/code.module.css';
import { CopyText } from '@/components/ui/copy-text';
import { Dial } from '@/components/ui/dial';
import { FormField } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import { iconPaths } from '@/components/ui/icon-paths';
import roadSignStyles from '@/components/ui/road-sign.module.css';
import ruledRowStyles from '@/components/ui/ruled-row.module.css';
import { Severity } from '@/components/ui/severity';
import { Spinner } from '@/components/ui/spinner';
import { TabList } from '@/components/ui/tab-list';
import tickListStyles from '@/components/ui/tick-list.module.css';
import { type Locale, locales } from '@/lib/i18n/locales';
import { FloatingSamples } from './floating-samples';
import styles from './gallery.module.css';
import { sampleWords } from './sample-words';

const buttonLooks = ['cta', 'surf', 'quiet', 'plain'] as const;
const badgeTones = ['ok', 'mid', 'bad', 'surf', 'solid'] as const;
const levels = ['critical', 'warning', 'passed'] as const;
const scores = [12, 64, 97];

interface GalleryPanelProps {
  locale: Extract<Locale, 'en' | 'fa'>;
  theme: 'light' | 'dark';
  /** Rendered by the server, which divides their words. */
  plates: ReactNode;
}

/** Every component in its states, in one language and theme. */
export function GalleryPanel({ locale, theme, plates }: GalleryPanelProps) {
  const words = sampleWords[locale];
  const number = (value: number) => value.toLocaleString(locales[locale].hrefLang);
  const [shown, setShown] = useState<string>(words.tabs[0]);
  const form = `${locale}-${theme}`;
  return (
    <section className={classNames(styles.panel, theme)} lang={locale} dir={locales[locale].dir}>
      <h2>{words.title}</h2>
      <div className={styles.row}>
        {buttonLooks.map((look) => (
          <Button key={look} look={look}>
            {words.button}
          </Button>
        ))}
        <Button look="cta" size="lg">
          {words.button}
        </Button>
        <Button look="icon" aria-label={words.button}>
          <Icon name="phone" />
        </Button>
        <Button look="cta" disabled>
          {words.states[1]}
        </Button>
        <ArrowLink href="#">{words.short}</ArrowLink>
        <Spinner />
      </div>
      <div className={styles.row}>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone} icon="check">
            {words.short}
          </Badge>
        ))}
        {levels.map((level) => (
          <Severity key={level} level={level}>
            {words.short}
          </Severity>
        ))}
      </div>
      <div className={styles.dials}>
        {scores.map((score) => (
          <Dial key={score} score={score} label={words.short} caption={words.short} formatNumber={number} />
        ))}
      </div>
      <div className={styles.row}>{plates}</div>
      {[undefined, [words.fault]].map((errors) => (
        <FormField
          key={errors ? 'fault' : 'fine'}
          form={`${form}-${errors ? 'fault' : 'fine'}`}
          name="email"
          label={words.label}
          hint={words.hint}
          errors={errors}
        >
          {(wiring) => <input type="email" {...wiring} />}
        </FormField>
      ))}
      <TabList
        label={words.title}
        prefix={form}
        tabs={words.tabs.map((label) => ({ id: label, label }))}
        shown={shown}
        toPanelId={() => `${form}-panel`}
        onShow={setShown}
      />
      <p id={`${form}-panel`}>{shown}</p>
      <Accordion>
        <AccordionItem id={`${form}-question`} title={words.question}>
          <p>{words.long}</p>
        </AccordionItem>
      </Accordion>
      <ul className={tickListStyles.list}>
        <li>{words.short}</li>
        <li>{words.long}</li>
      </ul>
      <div className={roadSignStyles.sign}>
        <h3>{words.short}</h3>
        <ul>
          <li>
            <span>Robina</span>
            <span className="tabular-figures">{number(12)}</span>
          </li>
        </ul>
      </div>
      <ol className={ruledRowStyles.row}>
        {words.tabs.map((tab) => (
          <li key={tab}>{tab}</li>
        ))}
      </ol>
      <pre className={codeStyles.code} dir="ltr">{`<a href="/contact">`}</pre>
      <CopyText text={words.long} words={words.copy} />
      <FloatingSamples words={words} />
      <p className={styles.icons}>
        {Object.keys(iconPaths)
          .filter((name): name is keyof typeof iconPaths => name in iconPaths)
          .map((name) => (
            <Icon key={name} name={name} />
          ))}
      </p>
    </section>
  );
}
