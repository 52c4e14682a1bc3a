import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import checkBoxStyles from '@/components/ui/check-box.module.css';
import dialogStyles from '@/components/ui/dialog.module.css';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import { type CookiePreferences, everythingAllowed } from '@/lib/consent/preferences';
import type { Messages } from '@/lib/i18n/messages';
import styles from './preferences-dialog.module.css';

export interface PreferencesDialogProps {
  words: Messages['consent']['dialog'] & Pick<Messages['consent']['banner'], 'acceptAll'>;
  /** Initial state of the checkboxes. */
  shown: CookiePreferences;
  onSave: (preferences: CookiePreferences) => void;
  onClose: () => void;
  /** After the dialog has closed: time to place the focus. */
  onClosed: () => void;
}

/** A checkbox for each kind of cookie. Imports Radix, so it is loaded on first use only. */
export function PreferencesDialog({ words, shown, onSave, onClose, onClosed }: PreferencesDialogProps) {
  function choose(preferences: CookiePreferences) {
    onSave(preferences);
    onClose();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    choose({ necessary: true, analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
  }

  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className={styles.veil} />
        <Content
          className={`${dialogStyles.dialog} ${styles.dialog}`}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={dialogStyles.head}>
            <Title className="heading-sm">{words.title}</Title>
            <Close className={buttonClass({ look: 'icon' })} aria-label={words.close}>
              <Icon name="x" />
            </Close>
          </div>
          <form onSubmit={save}>
            <div>
              <Description>{words.description}</Description>
              <Kind name="necessary" words={words} checked={shown.necessary} disabled />
              <Kind name="analytics" words={words} checked={shown.analytics} />
              <Kind name="marketing" words={words} checked={shown.marketing} />
            </div>
            <div className={dialogStyles.foot}>
              <Close className={buttonClass({ look: 'quiet' })}>{words.cancel}</Close>
              {/* The banner's own button lies under the veil. */}
              <Button onClick={() => choose(everythingAllowed)}>{words.acceptAll}</Button>
              <Button type="submit" look="surf">
                {words.save}
              </Button>
            </div>
          </form>
        </Content>
      </Portal>
    </Root>
  );
}

interface KindProps {
  name: keyof CookiePreferences;
  words: Messages['consent']['dialog'];
  checked: boolean;
  disabled?: true;
}

function Kind({ name, words, checked, disabled }: KindProps) {
  const id = useId();
  return (
    <div className={styles.kind}>
      <label className={fieldStyles.choice}>
        <input
          className={checkBoxStyles.box}
          type="checkbox"
          name={name}
          defaultChecked={checked}
          disabled={disabled}
          aria-describedby={id}
        />
        {words[name]}
      </label>
      <p id={id}>{words[`${name}Description`]}</p>
    </div>
  );
}
