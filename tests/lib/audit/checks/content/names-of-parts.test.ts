import { buttonName } from '@/lib/audit/checks/content/button-name';
import { frameTitle } from '@/lib/audit/checks/content/frame-title';
import { label } from '@/lib/audit/checks/content/label';
import { describeCheck } from '@/tests/support/describe-check';

const page = (body: string) => ({ html: `<!doctype html><html lang="en"><body>${body}</body></html>` });

describeCheck(label, {
  broken: {
    'a field with nothing around it': [page('<form><input name="email"></form>'), 'missing'],
    'a label for another field': [page('<label for="a">Name</label><input id="b">'), 'missing'],
    'a checkbox that a form sends': [
      page('<form><input type="checkbox" name="terms" id="a"><label for="a"></label></form>'),
      'missing',
    ],
    'a checkbox without any label': [page('<input type="checkbox" id="nav">'), 'missing'],
    'a choice and a text area': [page('<select><option>1</select><textarea></textarea>'), 'missing'],
  },
  fine: {
    'a label for the field': page('<label for="a">Name</label><input id="a">'),
    'a label around the field': page('<label>Name <input></label>'),
    'a label around a field in a span': page('<label>Name <span><input></span></label>'),
    'a label for assistive technology': page('<input aria-label="Name">'),
  },
  'looks broken but is fine': {
    'a placeholder, which Lighthouse accepts': page('<input placeholder="Name">'),
    'a field with an id inside a label without one': page('<label>Name <input id="a"></label>'),
    'buttons beside a named field': page('<input title="Name"><input type="submit"><input type="hidden">'),
  },
  'has nothing to judge': {
    'a menu that a checkbox opens by style alone': [
      page('<input type="checkbox" id="nav"><nav></nav><label for="nav"><span></span></label>'),
      'not-measured',
    ],
    'no field': [page('<p>Hello'), 'not-applicable'],
    'only hidden ones and buttons': [page('<input type="hidden"><input type="submit">'), 'not-applicable'],
    'no page': [{ html: null, status: 404 }, 'not-applicable'],
  },
});

describeCheck(buttonName, {
  broken: {
    'an empty button': [page('<button></button>'), 'nameless'],
    'a button with a picture that says nothing': [page('<button><svg></svg></button>'), 'nameless'],
    'an input button without a value': [page('<input type="button">'), 'nameless'],
    'a button whose sign is kept from assistive technology': [
      page('<button><span aria-hidden="true">×</span></button>'),
      'nameless',
    ],
    'a button with an empty part that is hidden': [page('<button><span hidden></span></button>'), 'nameless'],
  },
  fine: {
    'a button with words': page('<button>Send</button>'),
    'a button with a named picture': page('<button><img src="a.png" alt="Search"></button>'),
    'a button with a label': page('<button aria-label="Open menu"><svg></svg></button>'),
    'an input button with a value': page('<input type="button" value="Send">'),
  },
  'looks broken but is fine': {
    'a nameless button that nobody sees': page('<button hidden></button><button>Send</button>'),
  },
  'has nothing to judge': {
    'a button that a script gives one of two names': [
      page('<button><span hidden>Open menu</span><span hidden>Close menu</span></button>'),
      'not-measured',
    ],
    'no button': [page('<p>Hello'), 'not-applicable'],
    'a submit field, which browsers name': [page('<input type="submit">'), 'not-applicable'],
  },
});

describeCheck(frameTitle, {
  broken: {
    'a map without a title': [page('<iframe src="/map"></iframe>'), 'missing'],
    'a blank title': [page('<iframe src="/map" title=" "></iframe>'), 'missing'],
  },
  fine: {
    'a titled frame': page('<iframe src="/map" title="Map to our workshop"></iframe>'),
    'a labelled frame': page('<iframe src="/map" aria-label="Map"></iframe>'),
  },
  'looks broken but is fine': {
    'a frame for counting that nobody sees': page(
      '<iframe src="/count" style="display:none"></iframe><iframe title="Map"></iframe>',
    ),
  },
  'has nothing to judge': {
    'no frame': [page('<p>Hello'), 'not-applicable'],
  },
});
