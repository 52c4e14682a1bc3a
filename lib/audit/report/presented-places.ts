interface PresentedPlace {
  /** Without the website's own origin. */
  url: string;
  detail: string;
}

/** A list that may be long: the first few, and a collapsed rest. */
export interface PresentedPlaces {
  first: readonly PresentedPlace[];
  rest: readonly PresentedPlace[];
  /** Heading of the rest, such as "and 25 more"; '' if there is none. */
  restTitle: string;
  /** How many places are not listed; '' for none. */
  more: string;
}
