import { screen } from '@testing-library/react';
import { Hyphenated } from '@/components/ui/hyphenated';
import { divideWords } from '@/lib/i18n/divide-words';
import { localeCodes } from '@/lib/i18n/locales';
import { readArticles, readWords } from '../../support/message-files';
import { renderInLocale } from '../../support/render-in-locale';

it.each([
  ['de', 'Unsere Zahlungsbedingungen', 'Unsere Zah-lungs-be-din-gun-gen'],
  ['de', 'Datenschutzerklärung', 'Daten-schutz-er-klä-rung'],
  ['de', 'Zahnarztpraxis', 'Zahn-arzt-pra-xis'],
  ['de', 'In 5 Sekunden, mit Telefon', 'In 5 Sekun-den, mit Telefon'],
  ['pl', 'Przeprowadzka strony', 'Prze-pro-wadzka strony'],
  ['pl', 'Dla społeczności', 'Dla spo-łecz-no-ści'],
  ['bg', 'Програмиране', 'Програ-ми-ране'],
  ['en', 'AI recommendations', 'AI recom-mend-a-tions'],
  ['es', 'Programación', 'Pro-gra-ma-ción'],
  ['pt', 'Responsabilidades', 'Res-pon-sa-bi-li-da-des'],
  ['en', 'hello@cornerpiece.example, nerangcreek.example', 'hello@cornerpiece.example, nerangcreek.example'],
  ['fa', 'Zahlungsbedingungen', 'Zahlungsbedingungen'],
] as const)('in %s “%s” may be divided as in “%s”', (locale, text, divided) => {
  const words = divideWords(text, locale).map((pieces) => pieces.join('-'));
  expect(words.join('')).toBe(divided);
});

it('a divided word is whole in the text, and one item of a grid', async () => {
  await renderInLocale(
    <h1>
      <Hyphenated>Zahlungsbedingungen</Hyphenated>
    </h1>,
    'de',
  );
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('Zahlungsbedingungen');
  expect(heading.childNodes).toHaveLength(1);
});

it('no words of ours have soft hyphens in the files, from where they would come into titles and data', () => {
  const texts = localeCodes.flatMap((code) =>
    [...readWords(code), ...readArticles(code)].map(([, text]) => text),
  );
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.filter((text) => text.includes('\u00ad'))).toEqual([]);
});
