import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';

interface SubmitWithoutScriptProps extends Pick<ButtonLook, 'look' | 'className'> {
  locale: Locale;
  children: string;
}

/** The first button of a form for a web address where no script runs: the result is a page of its own. */
export function SubmitWithoutScript({ locale, children, ...look }: SubmitWithoutScriptProps) {
  return (
    <noscript className="noscript:[display:contents]">
      <Button
        type="submit"
        size="lg"
        formMethod="post"
        formAction="/api/seo-analysis"
        name="locale"
        value={locale}
        {...look}
      >
        {children}
      </Button>
    </noscript>
  );
}
